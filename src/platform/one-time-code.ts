// The limits of one-time codes, the same in every area that sends one, and what their refusals tell.

import type { ErrorCode } from './errors.ts';

export const codeLength = 6;
export const codeLifeSeconds = 10 * 60;
export const resendWaitSeconds = 30;
export const sendsAllowed = 3;
export const waitAfterLastSendSeconds = 10 * 60;
export const triesPerRequest = 5;

/** What any call that sends a code may be refused with. */
export const codeSendErrors = [
  'EC_Resend_Time_Is_Not_Expired',
  'EC_Reach_Max_Attempts',
  'EC_Codes_Locked',
  'EC_Phone_Is_Not_Eligible',
] as const satisfies readonly ErrorCode[];

/** What any call that takes a code may be refused with. */
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
 * What the refusals of codes carry in their Properties, each where it is known:
 * EC_Wrong_Verification_Code tells TriesLeft, and so does EC_Reach_Max_Attempts when tries are what was used up; EC_Resend_Time_Is_Not_Expired, EC_Reach_Max_Attempts and
 * EC_Too_Many_Requests tell WaitSeconds; EC_Codes_Locked tells Locked, and either WaitSeconds with LockedUntil, or the
 * HelpLine that alone can lift the lock.
 */
export type CodeRefusalProperties = {
  /** Of the code that was sent; at 0 another can be asked for after its ten minutes. */
  TriesLeft?: number;
  /** Until the same may be asked again. */
  WaitSeconds?: number;
  /** An ISO moment. */
  LockedUntil?: string;
  /** What is locked: codes to one number for people who are not signed in, codes in the account, step-up codes in one session, or the security code. */
  Locked?: LockedThing;
  HelpLine?: string;
};

export type LockedThing = 'number' | 'account' | 'session' | 'security_code';

export type SendState = { sends: number; lastSendAt: Date | null };

export type SendVerdict =
  | { may: true; sendsAfter: number }
  | { may: false; code: 'EC_Resend_Time_Is_Not_Expired' | 'EC_Reach_Max_Attempts'; waitSeconds: number };

/** Whether another code may be sent to the one who asks: 30 s apart, three in a row, then ten minutes from the third. */
export function mayBeSent(state: SendState, now: Date): SendVerdict {
  if (!state.lastSendAt || state.sends === 0) return { may: true, sendsAfter: 1 };
  // A send in the future was left by a clock that has since been set back; it counts as sent now.
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

/** How many codes a number may get over everything. */
export const sendsPerNumber: readonly SendLimit[] = [
  { sends: 10, seconds: hour },
  { sends: 20, seconds: day },
];

/** Half of them for people who are not signed in: the other half is left to the owner whatever strangers do. */
export const sendsPerNumberToStrangers: readonly SendLimit[] = sendsPerNumber.map(({ sends, seconds }) => ({
  sends: sends / 2,
  seconds,
}));

/** Seconds until a number may be sent one more code; 0 when it may be now. */
export function waitOfNumber(sentAt: readonly Date[], caps: readonly SendLimit[], now: Date): number {
  const waits = caps.map(({ sends, seconds }) => {
    const recent = sentAt.map((moment) => moment.getTime()).filter((moment) => moment > now.getTime() - seconds * 1000);
    const blocking = recent.toSorted((a, b) => b - a)[sends - 1];
    // A send in the future was left by a clock that has since been set back; it counts as sent now.
    return blocking === undefined ? 0 : Math.ceil(Math.min(blocking - now.getTime(), 0) / 1000 + seconds);
  });
  return Math.max(...waits);
}

/** How many wrong codes are looked at before help is needed. */
export const failuresUntilHelp = 100;
const failuresPerLock = 10;

/** For how long codes are locked after so many failures since the last right code; null for no lock. */
export function lockAfter(failures: number): number | 'until helped' | null {
  if (failures >= failuresUntilHelp) return 'until helped';
  if (failures === 0 || failures % failuresPerLock !== 0) return null;
  if (failures >= 50) return 7 * day;
  if (failures >= 30) return day;
  return failures >= 20 ? 6 * hour : hour;
}

/** The gate of every code dialog: the length alone; the server compares the digits. */
export function isCompleteCode(typed: string): boolean {
  return typed.length === codeLength;
}
