import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { tryNotification } from '../contract.ts';
import type { TriedChannel } from '../rules.ts';

export function TryButton({ channel }: { channel: TriedChannel }) {
  const t = useTranslations('profile-notifications');
  const { busy, run } = useChange({ failureIn: 'toast' });
  const send = () =>
    run((api) => api.call(tryNotification, { body: { channel } }), {
      onDone: () => showToast({ text: t(`tried_${channel}`) }),
    });
  return (
    <Button
      aria-label={t('cell', { kind: t('try'), channel: t(`channel_${channel}`) })}
      busy={busy}
      onClick={() => void send()}
    >
      {t('try')}
    </Button>
  );
}
