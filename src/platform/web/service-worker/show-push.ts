// Shows push messages, and opens their page.

import { webBase } from '#platform/web-base.ts';
import type { NotificationClick, WorkerScope } from './worker-scope.ts';

type PushPayload = { title: string; body: string; tag: string; path: string };

/** A message of the same kind replaces the one before, and is announced again. */
export function showPush({ registration }: WorkerScope, data: unknown): Promise<void> {
  const { title, body, tag, path } = data as PushPayload;
  // The types of the platform do not contain `renotify`.
  const options: NotificationOptions & { renotify: boolean } = { body, tag, renotify: true, data: { path } };
  return registration.showNotification(title, options);
}

/** A page that is already there is shown; another one opens, because a page may contain a form. */
export async function openPush({ clients }: WorkerScope, { notification }: NotificationClick): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const target = path.startsWith(`${webBase}/`) ? path : `${webBase}/`;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === target);
  await (shown ? shown.focus() : clients.openWindow(target));
}
