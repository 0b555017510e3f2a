// Shows a toast when a pending change has reached the router or was refused.

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { currentDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { showToast } from '#platform/web/ui/states/toast-store.ts';
import type { RouterRequest } from '../contract.ts';

export function useRequestToasts(requests: readonly RouterRequest[] | undefined): void {
  const t = useTranslations('home-network');
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { RequestId, State } of requests ?? []) {
      const isWaiting = State === 'accepted' || State === 'queued';
      if (isWaiting) waiting.current.add(RequestId);
      else if (waiting.current.delete(RequestId)) {
        if (State === 'failed') showToast({ text: t('refused'), tone: 'failed' });
        // Beside a refusal it would read as if the refused change was applied.
        else if (currentDialog()?.name !== 'home-network.Error') showToast({ text: t('applied') });
      }
    }
  }, [requests, t]);
}
