// Valid donation amounts, and the dialogs of refusals.

import type { ErrorCode } from '#platform/errors.ts';

/** A whole amount of at least 1; null if invalid. */
export function amountOf(typed: string): number | null {
  const trimmed = typed.trim();
  return /^[1-9]\d{0,6}$/.test(trimmed) ? Number(trimmed) : null;
}

export const smallestOffer = 1;
export const largestOffer = 99;

/** The rest of an allowance is offered if it is 1 to 99. */
export function isOffered(remaining: number): boolean {
  return remaining >= smallestOffer && remaining <= largestOffer;
}

export type RefusalDialog =
  | 'CampaignRemainingSum'
  | 'CampaignLimitExceeded'
  | 'CampaignCreditLimitExceeded'
  | 'CampaignEnded'
  | 'CampaignInvalidAmount'
  | 'CampaignGenericError';

export function isLimitError(code: ErrorCode | null): boolean {
  return code === 'EC_Limit_Exceeded' || code === 'EC_Credit_Limit_Exceeded';
}

/** The remaining allowance is known only after a limit error. */
export function dialogOfRefusal(code: ErrorCode | null, remaining: number | null): RefusalDialog {
  if (isLimitError(code) && remaining !== null && isOffered(remaining)) return 'CampaignRemainingSum';
  if (code === 'EC_Limit_Exceeded') return 'CampaignLimitExceeded';
  if (code === 'EC_Credit_Limit_Exceeded') return 'CampaignCreditLimitExceeded';
  if (code === 'EC_Campaign_Ended') return 'CampaignEnded';
  return code === 'EC_Invalid_Request' ? 'CampaignInvalidAmount' : 'CampaignGenericError';
}

/** How many whole units of the cause an amount buys. */
export function unitsFor(amount: number, unitCents: number): number {
  return Math.floor((amount * 100) / unitCents);
}

export function campaignAddress(path: string): string {
  return `/campaigns/${path.replace(/^\//, '')}`;
}
