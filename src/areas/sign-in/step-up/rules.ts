// How long a step-up is valid, and the delay of a recovery without password and number.

export const stepUpMinutes = 10;
export const recoveryDelayHours = 72;
/** After the delay its session can use the recovery for a week. */
export const recoveryUsableDays = 7;

export type RecoveryTimes = { usableFrom: Date; expiresAt: Date };

export function stepUpEnd(now: Date): Date {
  return new Date(now.getTime() + stepUpMinutes * 60_000);
}

/** Null if it was never confirmed, or is over. */
export function activeStepUpEnd(until: Date | null, now: Date): Date | null {
  return until && until > now ? until : null;
}

export function recoveryTimes(requestedAt: Date): RecoveryTimes {
  const usableFrom = new Date(requestedAt.getTime() + recoveryDelayHours * 3_600_000);
  return { usableFrom, expiresAt: new Date(usableFrom.getTime() + recoveryUsableDays * 86_400_000) };
}

export function isRecoveryUsable({ usableFrom, expiresAt }: RecoveryTimes, now: Date): boolean {
  return usableFrom <= now && now < expiresAt;
}
