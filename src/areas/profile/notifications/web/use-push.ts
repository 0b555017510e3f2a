import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useChange } from '#platform/web/api/use-change.ts';
import { isBrowserSubscribed, subscribeBrowser, unsubscribeBrowser } from '#platform/web/push/browser-push.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import { notificationsKey } from '../../web/queries.ts';
import { startPush, stopPush } from '../contract.ts';

/** Whether the browser still has what the server knows. Until the browser has answered, the server is believed. */
export function useIsOnHere(isKnown: boolean) {
  const [hasIt, setHasIt] = useState(true);
  useEffect(() => {
    let isShown = true;
    const settle = (has: boolean) => isShown && setHasIt(has);
    if (isKnown) void isBrowserSubscribed().then(settle, () => settle(false));
    return () => {
      isShown = false;
    };
  }, [isKnown]);
  return { isOnHere: isKnown && hasIt, onStarted: () => setHasIt(true) };
}

/** Switches push messages of this browser on and off: first the browser, then the server. */
export function usePush(publicKey: string, onStarted: () => void) {
  const t = useTranslations('profile-notifications');
  const starting = useChange({
    reread: [notificationsKey],
    // Without the server the subscription is of no use. After a lost answer the server may have it.
    onRefused: async ({ isUnchanged }) => {
      if (isUnchanged) await unsubscribeBrowser().catch(() => undefined);
      return false;
    },
  });
  const stopping = useChange({ reread: [notificationsKey] });
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<'blocked' | 'failed' | null>(null);
  const start = async () => {
    if (isAsking) return;
    setRefused(null);
    setAsking(true);
    const given = await subscribeBrowser(publicKey).finally(() => setAsking(false));
    if (typeof given === 'string') return setRefused(given);
    stopping.reset();
    await starting.run((api) => api.call(startPush, { body: given }), {
      onDone: () => {
        onStarted();
        showToast({ text: t('push_started') });
      },
    });
  };
  const stop = () =>
    stopping.run((api) => api.call(stopPush), {
      onDone: async () => {
        await unsubscribeBrowser().catch(() => undefined);
        showToast({ text: t('push_stopped') });
      },
    });
  return {
    busy: isAsking || starting.busy || stopping.busy,
    failure: refused ? t(`push_${refused}`) : (starting.failure ?? stopping.failure),
    start,
    stop,
  };
}
