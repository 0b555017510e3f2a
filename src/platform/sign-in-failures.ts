// The delays between wrong passwords, for customers and for operators at the desk.

/** Parallel attempts count as failures until they prove correct, so users with several devices need a few free ones. */
const freeFailures = { account: 10, operator: 10, browser: 10, address: 50 } as const;
export type FailureKind = keyof typeof freeFailures;
const longestWaitSeconds = 15 * 60;
/** How long a browser stays known after a sign-in. */
export const knownBrowserSeconds = 180 * 24 * 60 * 60;
/** Many users share an address: its failures are reset after this time without a new one. */
export const addressForgetsAfterSeconds = 60 * 60;

/** Delay in seconds after consecutive failures: none at first, then doubling. */
export function waitAfterFailures(kind: FailureKind, failures: number): number {
  const over = failures - freeFailures[kind];
  return over < 0 ? 0 : Math.min(2 ** Math.min(over, 20), longestWaitSeconds);
}
