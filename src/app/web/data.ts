// The store of loaded data: its code is fetched with the first screen that shows any.

import type { QueryClient } from '@tanstack/react-query';

let opened: Promise<QueryClient> | null = null;

export function openData(): Promise<QueryClient> {
  opened ??= import('./query-client.ts').then(({ createQueryClient }) => createQueryClient());
  return opened;
}

/** What one person saw is gone when they leave. */
export function forgetData(): void {
  void opened?.then((client) => client.clear());
}
