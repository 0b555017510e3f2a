// The id of the request that something is done for: people are shown it on errors, and the log, the audit log and the jobs
// of the request carry it. It follows the work through every await.

import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string | null>();

export function runTraced<Result>(traceId: string | null, work: () => Result): Result {
  return traces.run(traceId, work);
}

/** Null for what no request asked for, e.g. the clean-up. */
export function currentTrace(): string | null {
  return traces.getStore() ?? null;
}
