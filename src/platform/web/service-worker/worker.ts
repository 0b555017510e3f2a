// The service worker: it keeps what was last seen for times without a connection, and receives push messages. A new
// version waits until all pages are closed; pages never depend on its version.

import { answerCache, mayBeKept } from '#platform/offline-answers.ts';
import { deskBase, webBase } from '#platform/web-base.ts';
import { webviewKey } from '#platform/webview.ts';
import { answerFor, forgetAnswers } from './answer-cache.ts';
import { fileCache, fileFor, isFile, keepLoaded, pageCache, pageFor } from './page-cache.ts';
import { isPageMessage, type PageMessage } from './messages.ts';
import { openPush, showPush } from './show-push.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const scope = self as unknown as WorkerScope;

scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', handleFetch);
scope.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(handleMessage(event.data));
});
scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.json())));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(scope, event)));

async function activate(): Promise<void> {
  const known = new Set([answerCache, fileCache, pageCache]);
  const names = await caches.keys();
  const outdated = names.filter((name) => name.startsWith('portal-') && !known.has(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  // The request of a page does not wait for the start of the worker.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

function handleFetch(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const finish = (work: Promise<unknown>) => event.waitUntil(work);
  if (request.mode === 'navigate') {
    if (isPortalPage(url)) event.respondWith(pageFor(request, event.preloadResponse, finish));
  } else if (isFile(url.pathname)) event.respondWith(fileFor(request));
  else if (mayBeKept(url.pathname)) event.respondWith(answerFor(request, finish));
}

/** Neither the operator desk nor a page inside the operator's app. */
function isPortalPage({ pathname, searchParams }: URL): boolean {
  const isIn = (base: string) => pathname === base || pathname.startsWith(`${base}/`);
  return isIn(webBase) && !isIn(deskBase) && !searchParams.has(webviewKey);
}

async function handleMessage(message: PageMessage): Promise<void> {
  if (message.type === 'keep') return keepLoaded(message.files);
  await forgetAnswers();
  const subscription = await scope.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  const shown = await scope.registration.getNotifications();
  for (const notification of shown) notification.close();
}
