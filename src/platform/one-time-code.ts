// The limits of one-time codes for all areas, and the properties of their refusals.

import type { ErrorCode } from './errors.ts';

export const codeLength = 6;
export const codeLifeSeconds = 10 * 60;
export const resendWaitSeconds = 30;
export const sendsAllowed = 3;
export const waitAfterLastSendSeconds = 10 * 60;
export const triesPerRequest = 5;

/** Refusals of any call that sends a code. */
export const codeSendErrors = [
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Phone_Is_Not_Eligible',
] as const satisfies readonly ErrorCode[];

/** Refusals of any call that accepts a code. */
export const codeCheckErrors = [
  'EC_Missing_Verificaiton_Code',
  'EC_Wrong_Verification_Code',
  'EC_Expired_Verification_Code',
  'EC_Verification_Failed',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
] as const satisfies readonly ErrorCode[];

const hour = 60 * 60;
const day = 24 * hour;

/**
 * The Properties of code refusals, if known: EC_Wrong_Verification_Code has TriesLeft, and so has EC_Reach_Max_Attempts
 * for used-up attempts; EC_Resend_Time_Is_Not_Expired, EC_Reach_Max_Attempts and EC_Too_Many_Requests have WaitSeconds;
 * EC_Codes_Locked has Locked, and either WaitSeconds with LockedUntil, or the HelpLine that can remove the lock;
 * EC_Reach_Max_Attempts has Locked for a security code, because a call that checks one may also send a code.
 */
export type CodeRefusalProperties = {
  /** For the sent code; at 0 another can be sent after its ten minutes. */
  TriesLeft?: number;
  /** Until the same request is allowed again. */
  WaitSeconds?: number;
  /** ISO 8601. */
  LockedUntil?: string;
  /** The locked object: codes to one number without sign-in, codes of the account, step-up codes of a session, or the security code. */
  Locked?: LockedThing;
  HelpLine?: string;
};

export type LockedThing = 'number' | 'account' | 'session' | 'security_code';

export type SendState = { sends: number; lastSendAt: Date | null };

export type SendVerdict =
  | { may: true; sendsAfter: number }
  | { may: false; code: 'EC_Resend_Time_Is_Not_Expired' | 'EC_Reach_Max_Attempts'; waitSeconds: number };

/** Limits sends per requester: 30 s apart, three in a row, then ten minutes from the third. */
export function mayBeSent(state: SendState, now: Date): SendVerdict {
  if (!state.lastSendAt || state.sends === 0) return { may: true, sendsAfter: 1 };
  // A send in the future comes from a clock that has since been set back; it counts as sent now.
  const passed = Math.max(0, (now.getTime() - state.lastSendAt.getTime()) / 1000);
  if (passed < resendWaitSeconds) {
    return { may: false, code: 'EC_Resend_Time_Is_Not_Expired', waitSeconds: Math.ceil(resendWaitSeconds - passed) };
  }
  if (state.sends < sendsAllowed && passed < waitAfterLastSendSeconds)
    return { may: true, sendsAfter: state.sends + 1 };
  if (passed >= waitAfterLastSendSeconds) return { may: true, sendsAfter: 1 };
  return { may: false, code: 'EC_Reach_Max_Attempts', waitSeconds: Math.ceil(waitAfterLastSendSeconds - passed) };
}

type SendLimit = { sends: number; seconds: number };

/** The limits of codes to a number, over all requesters. */
export const sendsPerNumber: readonly SendLimit[] = [
  { sends: 10, seconds: hour },
  { sends: 20, seconds: day },
];

/** Half of them for callers without sign-in: the other half is reserved for the owner. */
export const sendsPerNumberToStrangers: readonly SendLimit[] = sendsPerNumber.map(({ sends, seconds }) => ({
  sends: sends / 2,
  seconds,
}));

/** Seconds until a number may get another code; 0 means now. */
export function waitOfNumber(sentAt: readonly Date[], caps: readonly SendLimit[], now: Date): number {
  const waits = caps.map(({ sends, seconds }) => {
    const recent = sentAt.map((moment) => moment.getTime()).filter((moment) => moment > now.getTime() - seconds * 1000);
    const blocking = recent.toSorted((a, b) => b - a)[sends - 1];
    // A send in the future comes from a clock that has since been set back; it counts as sent now.
    return blocking === undefined ? 0 : Math.ceil(Math.min(blocking - now.getTime(), 0) / 1000 + seconds);
  });
  return Math.max(...waits);
}

/** Wrong codes until only the help line can unlock. */
export const failuresUntilHelp = 100;
const failuresPerLock = 10;

/** Lock time after a number of failures since the last correct code; null for no lock. */
export function lockAfter(failures: number): number | 'until helped' | null {
  if (failures >= failuresUntilHelp) return 'until helped';
  if (failures === 0 || failures % failuresPerLock !== 0) return null;
  if (failures >= 50) return 7 * day;
  if (failures >= 30) return day;
  return failures >= 20 ? 6 * hour : hour;
}

/** All code dialogs check only the length; the server compares the digits. */
export function isCompleteCode(typed: string): boolean {
  return typed.length === codeLength;
}
