// The store of loaded data: its code downloads with the first screen that shows any.

import type { QueryClient } from '@tanstack/react-query';
import { forgetOffline } from '#platform/web/service-worker/forget-offline.ts';
import { readAtOnce } from '#platform/web/read-at-once.ts';

let opened: Promise<QueryClient> | null = null;

export function openData(): Promise<QueryClient> {
  opened ??= readAtOnce(import('./query-client.ts').then(({ createQueryClient }) => createQueryClient()));
  return opened;
}

/**
 * A personal screen without its data would request it once more, so it is left first. What the device keeps for use
 * without a connection is deleted at once: the next screen could show it.
 */
export function forgetAfter(leave: () => Promise<void>): Promise<void> {
  forgetOffline();
  return leave().then(forgetData);
}

/** Data of a user is deleted when they leave. */
export function forgetData(): void {
  forgetOffline();
  void opened?.then((client) => client.clear());
}
