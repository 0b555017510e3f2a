import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { dismissDialog } from '#platform/web/ui/dialog/dialog-registry.ts';

export function CloseButton() {
  const t = useTranslations('weekend-bonus');
  return (
    <Button kind="primary" tall wide onClick={() => void dismissDialog()}>
      {t('close')}
    </Button>
  );
}
