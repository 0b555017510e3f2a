// Shows a toast when a pending change has reached the router or was refused.

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { RouterRequest } from '../contract.ts';

export function useTellWhenDone(requests: readonly RouterRequest[] | undefined): void {
  const t = useTranslations('home-network');
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { RequestId, State } of requests ?? []) {
      const isWaiting = State === 'accepted' || State === 'queued';
      if (isWaiting) waiting.current.add(RequestId);
      else if (waiting.current.delete(RequestId)) {
        showToast(State === 'applied' ? { text: t('applied') } : { text: t('refused'), tone: 'failed' });
      }
    }
  }, [requests, t]);
}
