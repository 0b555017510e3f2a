// Makes the portal usable without a connection, once it is idle: the first visit does not wait for it.

import type { PageMessage } from './messages.ts';
import { serviceWorker } from './register.ts';

export async function startOffline(loadHome: () => Promise<unknown>): Promise<void> {
  const isFirstVisit = !navigator.serviceWorker?.controller;
  const registration = await serviceWorker();
  if (!registration) return;
  // Home, and the screen for what was never seen. A first visit downloads nothing more.
  if (!isFirstVisit) await Promise.all([loadHome(), import('../shell/broken-screen.tsx')]);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  registration.active?.postMessage({ type: 'keep', files } satisfies PageMessage);
}
