// How full a limit is, and from when on the person hears of it.

/** Percent. */
export const nearFrom = 80;

/** How full a limit is, in whole percent, never more than all of it. */
export function usedPercent(usedCents: number, limitCents: number): number {
  return limitCents <= 0 ? 100 : Math.min(100, Math.floor((usedCents * 100) / limitCents));
}

export function isLimitNear(usedCents: number, limitCents: number): boolean {
  return usedPercent(usedCents, limitCents) >= nearFrom;
}
