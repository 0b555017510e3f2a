import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { useTokenStore } from '#platform/web/session/session-context.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { showToast } from '#platform/web/ui/toast-store.ts';
import { resetDemo } from '../contract.ts';

export function ResetPanel() {
  const t = useTranslations('demo');
  const api = useApi();
  const tokens = useTokenStore();
  const reset = useMutation({
    mutationFn: () => api.call(resetDemo),
    onSuccess: () => {
      tokens.forget();
      showToast({ text: t('reset_done') });
    },
  });
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('reset_title')}</h2>
      <p className="text-s text-ink-quiet">{t('reset_text')}</p>
      <Button kind="danger" className="justify-self-start" onClick={() => reset.mutate()} busy={reset.isPending}>
        {t('reset')}
      </Button>
    </Card>
  );
}
