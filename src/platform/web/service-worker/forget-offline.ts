// After a sign-out nothing of the user stays in the browser: neither kept answers nor push messages.

import { answerCache } from '#platform/offline-answers.ts';
import type { PageMessage } from './messages.ts';

export function forgetOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  void caches.delete(answerCache).catch(() => undefined);
  void navigator.serviceWorker.getRegistration().then(
    (worker) => worker?.active?.postMessage({ type: 'forget' } satisfies PageMessage),
    () => undefined,
  );
}
