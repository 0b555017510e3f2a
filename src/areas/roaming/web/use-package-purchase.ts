// A package of a prepaid number is paid from its balance at once.

import { readBalance } from '#areas/balance/contract.ts';
import { centsOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useBalancePurchase, type BalancePurchaseState } from '#platform/web/balance/use-balance-purchase.ts';
import type { PlanFlow } from './plan-flow.ts';

export function usePackagePurchase(flow: PlanFlow): BalancePurchaseState {
  const api = useApi();
  const { msisdn, plan, isPostpaid } = flow;
  const isPaidOnce = !isPostpaid && plan.valid_days !== null;
  return useBalancePurchase({
    msisdn,
    cents: isPaidOnce ? centsOf(plan.price_currency) : 0,
    read: (signal) => api.call(readBalance, { params: { msisdn }, signal }),
    step: stepOf(flow),
  });
}

/** The confirmation of the activation. */
export function stepOf(flow: PlanFlow) {
  return { dialog: 'roaming.PlanActivationWeb', props: flow };
}
