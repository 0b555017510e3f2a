// What the refusal of a code or of a send means for the step that shows it.

import { ApiError } from '../api/api-error.ts';

export type CodeWait = {
  /** When another code may be asked for, by the clock of this device. */
  resendAt: number;
  /** All sends are used up. */
  isUsedUp: boolean;
};

/** How long the server says to wait; null where it says nothing. A lock tells its own end, in words. */
export function codeWaitOf(error: unknown, now = Date.now()): CodeWait | null {
  if (!(error instanceof ApiError) || error.code === 'EC_Codes_Locked') return null;
  const seconds = error.properties['WaitSeconds'];
  if (typeof seconds !== 'number') return null;
  return { resendAt: now + seconds * 1000, isUsedUp: error.code === 'EC_Reach_Max_Attempts' && !areTriesUsedUp(error) };
}

/** No code can be tried any more until another is sent, or until the lock ends. */
export function areTriesUsedUp(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'EC_Codes_Locked' || error.properties['TriesLeft'] === 0;
}

/** Null where the server says nothing, or where none is left. */
export function triesLeftToTell(error: ApiError): number | null {
  const left = error.properties['TriesLeft'];
  return error.code === 'EC_Wrong_Verification_Code' && typeof left === 'number' && left > 0 ? left : null;
}
