// The prepaid balance: what a purchase leaves of it, which amounts can be topped up, and when a voucher code may be tried.

export const movementKinds = ['top-up', 'voucher', 'purchase', 'usage', 'bonus', 'adjustment', 'expiry'] as const;
export type MovementKind = (typeof movementKinds)[number];

export const topUpStates = [
  'paying',
  'crediting',
  'credited',
  'refused',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
  'failed',
] as const;
export type TopUpState = (typeof topUpStates)[number];

/** A refund is money of a withdrawal that returns to the balance. */
export const topUpWays = ['card', 'voucher', 'refund'] as const;
export type TopUpWay = (typeof topUpWays)[number];

/** Why the operator's system refused a voucher code. */
export const voucherRefusals = ['unknown', 'used', 'expired'] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

/** The outcome is not known yet. */
export function isTopUpOpen(state: TopUpState): boolean {
  return state === 'paying' || state === 'crediting';
}

export type TopUpLimits = { smallestCents: number; largestCents: number };

export type TopUpProblem = 'too-small' | 'too-large';

export function topUpProblem(cents: number, { smallestCents, largestCents }: TopUpLimits): TopUpProblem | null {
  if (cents < smallestCents) return 'too-small';
  return cents > largestCents ? 'too-large' : null;
}

/** The smallest offered amount that covers what is missing; otherwise the missing amount in whole euro, within limits. */
export function suggestedCents(missingCents: number, offers: readonly number[], limits: TopUpLimits): number {
  const enough = offers.filter((offer) => offer >= missingCents).toSorted((one, other) => one - other)[0];
  if (enough !== undefined) return enough;
  const wholeEuro = Math.ceil(missingCents / 100) * 100;
  return Math.min(limits.largestCents, Math.max(limits.smallestCents, wholeEuro));
}

/** Figures older than this are marked. */
const oldAfterMs = 24 * 3600 * 1000;

export function isOld(measuredAt: Date, now: Date): boolean {
  return now.getTime() - measuredAt.getTime() > oldAfterMs;
}

/** Below this the owner is told that the balance is low. */
export const lowBalanceCents = 200;

export const wrongCodesAllowed = 5;
export const lockSeconds = 3600;

export const voucherDigits = { fewest: 10, most: 16 } as const;

/** The digits of a code as it is printed, with spaces or dashes; null if it is no code. */
export function voucherCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= voucherDigits.fewest && digits.length <= voucherDigits.most
    ? digits
    : null;
}

type AutomaticAmounts = {
  mode: 'below' | 'day';
  belowCents: number | null;
  amountCents: number | null;
  ceilingCents: number | null;
};

/** A ceiling of a month. */
export const largestCeilingCents = 100_000;

/** Which amount of an automatic top-up is wrong. */
export function automaticProblem(
  { mode, belowCents, amountCents, ceilingCents }: AutomaticAmounts,
  limits: TopUpLimits,
): 'below' | 'amount' | 'ceiling' | null {
  if (mode === 'below' && (belowCents === null || belowCents < 100 || belowCents > limits.largestCents)) return 'below';
  if (amountCents === null || topUpProblem(amountCents, limits) !== null) return 'amount';
  return ceilingCents === null || ceilingCents < amountCents || ceilingCents > largestCeilingCents ? 'ceiling' : null;
}
