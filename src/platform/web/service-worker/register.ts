// Registers the service worker: it keeps the portal usable without a connection and receives push messages.

import { webBase } from '#platform/web-base.ts';
import { currentWebview } from '../webview.ts';
import { workerAddress } from '../worker-address.ts';

const address = `${webBase}/service-worker.js`;

/** Null where browsers have none, and in the operator's app, which must work as before. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || currentWebview()) return null;
  const url = workerAddress(new URL(address, location.origin));
  // Never from the HTTP cache: an outdated worker must be replaced.
  await navigator.serviceWorker.register(url, { scope: `${webBase}/`, updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
