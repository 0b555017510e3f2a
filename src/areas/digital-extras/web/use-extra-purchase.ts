// Extras of a prepaid number are paid from its balance: the price for the rest of the month at once.

import { readBalance } from '#areas/balance/contract.ts';
import { centsOf, type PriceItem } from '#platform/money.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { useBalancePurchase, type BalancePurchaseState } from '#platform/web/balance/use-balance-purchase.ts';
import type { DialogName } from '#platform/web/ui/dialog/dialog-registry.ts';
import { billChange, withKept } from '../bill-change.ts';
import type { ActivationFlow, Subject } from './flow.ts';

export function useExtraPurchase(flow: ActivationFlow): BalancePurchaseState {
  const { extras, asPaid, kept, today } = flow;
  const change = billChange(extras, asPaid ? today : undefined);
  const { thisMonth } = kept ? withKept(change, kept, today) : change;
  return useTakenAtOnce(flow, thisMonth, 'digital-extras.Activate');
}

/** The dialog opens again after a top-up. */
export function useTakenAtOnce(props: Subject, prices: readonly PriceItem[], dialog: DialogName): BalancePurchaseState {
  const api = useApi();
  const { msisdn, isPrepaid } = props;
  return useBalancePurchase({
    msisdn,
    cents: isPrepaid ? centsOf(prices) : 0,
    read: (signal) => api.call(readBalance, { params: { msisdn }, signal }),
    step: { dialog, props },
  });
}
