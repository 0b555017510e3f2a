// How long things of a sign-in live, and how fast wrong passwords may follow each other.

export const attemptLifeSeconds = 30 * 60;
export const codeLifeSeconds = 60;
export const accessTokenLifeSeconds = 15 * 60;
export const refreshTokenLifeSeconds = 30 * 24 * 60 * 60;
/** A refresh whose answer was lost may be repeated within this time and gets the same successor. */
export const refreshGraceSeconds = 10;

const freeFailures = { account: 5, address: 50 } as const;
const longestWaitSeconds = 15 * 60;

/** Seconds to wait after a number of failures in a row: none at first, then doubling. */
export function waitAfterFailures(kind: keyof typeof freeFailures, failures: number): number {
  const over = failures - freeFailures[kind];
  return over < 0 ? 0 : Math.min(2 ** Math.min(over, 20), longestWaitSeconds);
}
