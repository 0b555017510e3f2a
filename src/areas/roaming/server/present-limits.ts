import { priceOf } from '#platform/money.ts';
import type { CreditLimit, DrtDetails } from '../contract-limits.ts';
import { availableCreditLimits, limitTypeOf, validDrtLimits, type DrtLimit } from '../rules.ts';
import type { Limits } from './limits-store.ts';

export function presentDrt(limits: Limits): DrtDetails {
  const present = ({ limitId, cents }: DrtLimit) => ({ limit_id: limitId, value_currency: priceOf(cents) });
  const valid = validDrtLimits(limits.limits, limits.drtUsedCents, limits.credit?.limitCents ?? null);
  return {
    drt_limits_list: limits.limits.map(present),
    valid_drt_limits_list: valid.map(present),
    current_drt_limit_type: limitTypeOf(limits.chosenLimitId),
    limit_id: limits.current.limitId,
    used_currency: priceOf(limits.drtUsedCents),
    has_credit_limit: limits.credit !== null,
  };
}

export function presentCredit({ limitCents, usedCents, choices }: NonNullable<Limits['credit']>): CreditLimit {
  const available = availableCreditLimits(choices, usedCents);
  return {
    credit_limit: limitCents / 100,
    credit_limit_currency: priceOf(limitCents),
    available_credit_limits: available.map((cents) => cents / 100),
    available_credit_limits_currency: available.map(priceOf),
    used_currency: priceOf(usedCents),
  };
}
