// The use of a limit, and when the user is warned.

/** Percent. */
export const nearFrom = 80;

/** Whole percent, at most 100. */
export function usedPercent(usedCents: number, limitCents: number): number {
  return limitCents <= 0 ? 100 : Math.min(100, Math.floor((usedCents * 100) / limitCents));
}

export function isLimitNear(usedCents: number, limitCents: number): boolean {
  return usedPercent(usedCents, limitCents) >= nearFrom;
}
