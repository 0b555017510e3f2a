import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { subscribeBrowser, unsubscribeBrowser } from '#platform/web/push/browser-push.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { notificationsKey } from '../../web/queries.ts';
import { startPush, stopPush } from '../contract.ts';

/** Switches push messages of this browser on and off: first the browser, then the server. */
export function usePush(publicKey: string) {
  const t = useTranslations('profile-notifications');
  const change = useChange({ reread: [notificationsKey] });
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<'blocked' | 'failed' | null>(null);
  const start = async () => {
    if (isAsking) return;
    setRefused(null);
    setAsking(true);
    const given = await subscribeBrowser(publicKey).finally(() => setAsking(false));
    if (typeof given === 'string') return setRefused(given);
    const isDone = await change.run((api) => api.call(startPush, { body: given }), {
      onDone: () => showToast({ text: t('push_started') }),
    });
    // Without the server the subscription is of no use.
    if (!isDone) await unsubscribeBrowser().catch(() => undefined);
  };
  const stop = () =>
    change.run((api) => api.call(stopPush), {
      onDone: async () => {
        await unsubscribeBrowser().catch(() => undefined);
        showToast({ text: t('push_stopped') });
      },
    });
  return {
    busy: isAsking || change.busy,
    failure: refused ? t(`push_${refused}`) : change.failure,
    start,
    stop,
  };
}
