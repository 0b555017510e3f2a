// All possible automatic payments in one list.

import type { PriceItem } from '#platform/money.ts';
import type { RecurrentPayments } from '../payments/contract.ts';
import type { PayableItem } from '../payments/rules.ts';

export type ShownItem = PayableItem & {
  name: string;
  card_id: string | null;
  is_paid_by_other: boolean;
  is_eligible_for_bonus: boolean;
  price_currency: PriceItem[] | null;
};

export function payableItems({ contracts, enlightenment, smart_tv }: RecurrentPayments): ShownItem[] {
  return [
    ...contracts.map(({ contract_id, ...entry }) => ({ ...entry, group: 'contracts' as const, id: contract_id })),
    ...enlightenment.map(({ service_id, ...entry }) => ({ ...entry, group: 'enlightenment' as const, id: service_id })),
    ...smart_tv.map(({ service_id, ...entry }) => ({ ...entry, group: 'smart_tv' as const, id: service_id })),
  ];
}
