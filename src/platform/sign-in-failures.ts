// How fast wrong passwords may follow each other, for customers and for operators at the desk.

/** Tries made at once count as failures until they prove right, so a few must be free for people with several devices. */
const freeFailures = { account: 10, operator: 10, browser: 10, address: 50 } as const;
export type FailureKind = keyof typeof freeFailures;
const longestWaitSeconds = 15 * 60;
/** How long a browser is known to have signed in before. */
export const knownBrowserSeconds = 180 * 24 * 60 * 60;
/** Many people share an address: its failures are forgotten after this time without a new one. */
export const addressForgetsAfterSeconds = 60 * 60;

/** Seconds to wait after a number of failures in a row: none at first, then doubling. */
export function waitAfterFailures(kind: FailureKind, failures: number): number {
  const over = failures - freeFailures[kind];
  return over < 0 ? 0 : Math.min(2 ** Math.min(over, 20), longestWaitSeconds);
}
