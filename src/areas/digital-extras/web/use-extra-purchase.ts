// Extras of a prepaid number are paid from its balance: the price for the rest of the month at once.

import { readBalance } from '#areas/balance/contract.ts';
import { centsOf } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useBalancePurchase, type BalancePurchaseState } from '#platform/web/balance/use-balance-purchase.ts';
import { billChange, withKept } from '../bill-change.ts';
import type { ActivationFlow } from './flow.ts';

export function useExtraPurchase(flow: ActivationFlow): BalancePurchaseState {
  const api = useApi();
  const { msisdn, isPrepaid, extras, asPaid, kept, today } = flow;
  const change = billChange(extras, asPaid ? today : undefined);
  const { thisMonth } = kept ? withKept(change, kept, today) : change;
  return useBalancePurchase({
    msisdn,
    cents: isPrepaid ? centsOf(thisMonth) : 0,
    read: (signal) => api.call(readBalance, { params: { msisdn }, signal }),
    step: { dialog: 'digital-extras.Activate', props: flow },
  });
}
