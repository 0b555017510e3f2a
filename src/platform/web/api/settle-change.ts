// A change with a lost answer is retried under the same Idempotency-Key until the server reports its outcome. Only then
// the user sees that it was done, refused, or is still unknown.

import type { ErrorCode } from '#platform/errors.ts';
import { ApiError, NoAnswer, NotSent, OutcomeUnknown } from './api-error.ts';
import { beginOutcomeCheck } from './outcome-check-store.ts';

/** Pauses before the retries. */
export const retryPausesMs = [1000, 2000, 4000, 8000] as const;

export type Pause = (ms: number) => Promise<void>;

export async function settleChange<Value>(attempt: () => Promise<Value>, pause: Pause): Promise<Value> {
  try {
    return await attempt();
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
  }
  const endOutcomeCheck = beginOutcomeCheck();
  try {
    return await retry(attempt, pause);
  } finally {
    endOutcomeCheck();
  }
}

async function retry<Value>(attempt: () => Promise<Value>, pause: Pause): Promise<Value> {
  for (const ms of retryPausesMs) {
    await pause(ms);
    try {
      return await attempt();
    } catch (error) {
      if (!staysUnknown(error)) throw error;
    }
  }
  throw new OutcomeUnknown('the outcome of the change is not known');
}

/** 5xx codes that mean that the server has not started the change. */
const notBegun: ReadonlySet<ErrorCode> = new Set(['EC_Overloaded', 'EC_Partner_Unavailable']);

/** Answers to a retry that do not reveal the outcome of the first attempt. */
const saysNothing: ReadonlySet<ErrorCode> = new Set(['EC_Overloaded', 'EC_Too_Many_Requests', 'Error_401']);

/** Whether a change may have happened despite its error. */
export function leavesUnknown(error: unknown): boolean {
  if (error instanceof NotSent) return false;
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof ApiError)) return false;
  return error.code === 'EC_Idempotency_In_Progress' || (error.status >= 500 && !notBegun.has(error.code));
}

function staysUnknown(error: unknown): boolean {
  return error instanceof NotSent || leavesUnknown(error) || (error instanceof ApiError && saysNothing.has(error.code));
}
