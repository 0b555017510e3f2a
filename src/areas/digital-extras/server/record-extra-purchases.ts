// Records paid extras as purchases at a distance. A donation is no purchase, and an extra on a position costs nothing.

import { recordPurchase } from '#platform/server/purchases/purchase-store.ts';
import type { ExtraRow } from './catalogue.ts';
import { centsAtOnce, purchaseIdOf } from './balance-purchases.ts';
import type { Change } from './change.ts';
import type { Terms } from './terms.ts';

type BoughtExtra = { extra: ExtraRow; terms: Terms };

export async function recordExtraPurchases(
  change: Change,
  requestId: string,
  extras: readonly BoughtExtra[],
): Promise<void> {
  const { tx, customerId, serviceId, accountId, number, today, now } = change;
  for (const { extra, terms } of extras.filter(isBought)) {
    await recordPurchase(tx, {
      customerId,
      purchaseId: purchaseIdOf(requestId, extra.code),
      serviceId,
      accountId,
      kind: 'extra',
      subject: extra.code,
      name: { bg: extra.name_bg, en: extra.name_en },
      priceCents: terms.cents,
      per: 'month',
      freeUntil: terms.state === 'Free' ? terms.endsOn : null,
      paidFrom: number.is_prepaid ? 'balance' : 'bill',
      paidCents: number.is_prepaid ? centsAtOnce(terms, today) : 0,
      now,
    });
  }
}

export function isBought({ extra, terms }: BoughtExtra): boolean {
  const isFree = terms.cents === 0 || (terms.state === 'Free' && terms.endsOn === null);
  return extra.kind !== 'donation' && !isFree;
}
