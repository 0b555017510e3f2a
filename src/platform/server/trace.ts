// The id of the current request: shown with errors and stored in the log, the audit log and the jobs of the request. It
// follows the work through every await.

import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string | null>();

export function runTraced<Result>(traceId: string | null, work: () => Result): Result {
  return traces.run(traceId, work);
}

/** Null for work without a request, e.g. data retention. */
export function currentTrace(): string | null {
  return traces.getStore() ?? null;
}
