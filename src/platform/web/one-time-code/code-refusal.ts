// The meaning of a refused code or send for its step.

import { ApiError } from '../api/api-error.ts';

export type CodeWait = {
  /** When another code may be sent, by the clock of this device. */
  resendAt: number;
  /** No sends are left. */
  isUsedUp: boolean;
};

/** The delay from the server, or null. A lock has its own text with its end. */
export function codeWaitOf(error: unknown, now = Date.now()): CodeWait | null {
  if (!(error instanceof ApiError) || error.code === 'EC_Codes_Locked') return null;
  const seconds = error.properties['WaitSeconds'];
  if (typeof seconds !== 'number') return null;
  return { resendAt: now + seconds * 1000, isUsedUp: error.code === 'EC_Reach_Max_Attempts' && !areTriesUsedUp(error) };
}

/** No more attempts until another code is sent or the lock ends. */
export function areTriesUsedUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'EC_Codes_Locked' || error.properties['TriesLeft'] === 0;
}

/** Null if the server sends none, or none are left. */
export function triesLeftToTell(error: ApiError): number | null {
  const left = error.properties['TriesLeft'];
  return error.code === 'EC_Wrong_Verification_Code' && typeof left === 'number' && left > 0 ? left : null;
}
