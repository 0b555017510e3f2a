// When the bank is asked about a payment, and when a payment that never reached the bank is over.

/** The bank's page accepts a form for 15 minutes. */
export const pageLifeSeconds = 30 * 60;

/** The bank charges an order once within 24 hours, and knows it as long. */
export const chargeLifeSeconds = 23 * 60 * 60;

/** Only one of several requests asks the bank. */
export const askPauseSeconds = 2;

const firstPauseSeconds = 15;
const longestPauseSeconds = 60 * 60;

/** The older the payment, the longer the pause. */
export function pauseSeconds(ageSeconds: number): number {
  return Math.min(longestPauseSeconds, Math.max(firstPauseSeconds, Math.round(ageSeconds / 2)));
}

/** Whether a payment that the bank does not have is over. */
export function isOver(state: string, ageSeconds: number): boolean {
  return ageSeconds >= (state === 'at-bank' ? pageLifeSeconds : chargeLifeSeconds);
}
