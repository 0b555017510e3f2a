// Purchases that the operator sold at a distance outside the portal, by telephone or in its own shop on the internet, and
// the refunds that it settled.

import { cents, choice, day, key, moment, optional, text } from '#platform/server/import/fields.ts';
import {
  customerByPid,
  defineImportedResource,
  serviceByNumber,
  type ImportedResource,
} from '#platform/server/import/imported-resource.ts';
import { moneySources, pricePeriods, purchaseKinds } from '#platform/purchases.ts';
import { carryOutSettled } from './open-refund-store.ts';

const service_id = text('The number', { pattern: '^\\d{9,15}$' });

/** Only a payment by card in the portal can be returned to its card. */
function soldByCard({ kind, paid_from }: { kind: string; paid_from: string }) {
  if (kind === 'top-up') return { field: 'kind', message: 'is only bought in the portal' };
  return paid_from === 'card' ? { field: 'paid_from', message: 'is only possible for payments in the portal' } : null;
}

const purchases = defineImportedResource(
  {
    service_id,
    purchase_id: key('The id of the order'),
    kind: choice('What it is', purchaseKinds),
    subject: key('The code of the extra, or the id of the plan, package or document'),
    name_bg: text('Its name in Bulgarian', { max: 200 }),
    name_en: text('Its name in English', { max: 200 }),
    price_cents: cents('The price'),
    price_per: choice('Whether the price is paid every month or once', pricePeriods),
    free_until: optional(day('The last day without a price')),
    paid_from: choice('Where the money comes from', moneySources),
    paid_cents: cents('What was taken at once'),
    concluded_at: moment('When the contract was concluded'),
  },
  {
    name: 'purchases',
    about: 'Contracts that were concluded at a distance outside the portal: the customer can withdraw from them.',
    examples: [
      {
        service_id: '359888700101',
        purchase_id: 'ORD-20261110-1',
        kind: 'extra',
        subject: 'night-traffic',
        name_bg: 'Нощен трафик',
        name_en: 'Night traffic',
        price_cents: 500,
        price_per: 'month',
        paid_from: 'bill',
        paid_cents: 0,
        concluded_at: '2026-11-10T09:30:00Z',
      },
    ],
    table: 'purchase',
    key: ['customer_id', 'purchase_id'],
    references: [serviceByNumber],
    problemOf: soldByCard,
  },
);

const refundResults = defineImportedResource(
  {
    pid: key('The pid of the customer'),
    withdrawal_id: text('The id of the withdrawal in the portal', { pattern: '^[0-9a-f-]{36}$' }),
    settled_at: moment('When the bill was reduced, the money taken from the balance, or the contract ended'),
  },
  {
    name: 'refund-results',
    about:
      'Withdrawals and refunds that the operator has settled, of those listed by `npm run operator -- refunds`. A line with another id is refused.',
    examples: [
      {
        pid: '8003159996',
        withdrawal_id: '3f0c2a4e-8a1f-4b7e-9d33-5c1f0a2b7e11',
        settled_at: '2026-11-20T10:00:00Z',
      },
    ],
    table: 'refund_result',
    key: ['customer_id', 'withdrawal_id'],
    besides: ['pid'],
    references: [customerByPid],
    conflicts: [
      {
        field: 'withdrawal_id',
        when: `not exists (select from withdrawal w where w.customer_id = :customer and w.withdrawal_id::text = s.withdrawal_id)`,
        message: 'is not among the withdrawals of the customer',
        code: 'not_found',
      },
    ],
    once: { created_at: ':now' },
    also: carryOutSettled,
  },
);

export const contractsImports: readonly ImportedResource[] = [purchases, refundResults];
