// What a page tells the service worker.

export type PageMessage =
  /** Keep the page and the files it has loaded; the worker did not see them on a first visit. */
  | { type: 'keep'; files: readonly string[] }
  /** The user has signed out: nothing of them stays. */
  | { type: 'forget' };

export function isPageMessage(data: unknown): data is PageMessage {
  const { type, files } = (data ?? {}) as { type?: unknown; files?: unknown };
  return type === 'forget' || (type === 'keep' && Array.isArray(files));
}
