// The limits of one-time codes, the same in every area that sends one.

export const codeLength = 6;
export const codeLifeSeconds = 10 * 60;
export const resendWaitSeconds = 30;
export const sendsAllowed = 3;
export const waitAfterLastSendSeconds = 10 * 60;
export const triesPerRequest = 5;
export const failuresBeforeLock = 100;
export const lockSeconds = 60 * 60;

export type SendState = { sends: number; lastSendAt: Date | null };

export type SendVerdict =
  | { may: true; sendsAfter: number }
  | { may: false; code: 'EC_Resend_Time_Is_Not_Expired' | 'EC_Reach_Max_Attempts'; waitSeconds: number };

/** Whether another code may be sent now: 30 s apart, three in a row, then ten minutes from the third. */
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

/** The gate of every code dialog: the length alone; the server compares the digits. */
export function isCompleteCode(typed: string): boolean {
  return typed.length === codeLength;
}
