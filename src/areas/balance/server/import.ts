// Imported resources of the prepaid balance: figures, movements, and the results of top-ups.

import { cents, choice, day, key, moment, optional, text } from '#platform/server/import/fields.ts';
import {
  defineImportedResource,
  serviceByNumber,
  type ImportedResource,
} from '#platform/server/import/imported-resource.ts';
import { movementKinds } from '../rules.ts';
import { afterBalances, settleResults } from './import-store.ts';

const service_id = text('The number', { pattern: '^\\d{9,15}$' });

const notPrepaid = {
  field: 'service_id',
  when: `exists (select from service n join tariff using (tariff_id) where n.customer_id = :customer
    and n.service_id = s.service_id and not tariff.is_prepaid)`,
  message: 'is not a prepaid number',
};

const balances = defineImportedResource(
  {
    service_id,
    balance_cents: cents('The balance'),
    valid_until: optional(day('The last day of its validity')),
    measured_at: moment('When it was measured; an older figure never replaces a newer one'),
  },
  {
    name: 'prepaid-balances',
    about: 'The balances of prepaid numbers.',
    examples: [
      {
        service_id: '359888700102',
        balance_cents: 340,
        valid_until: '2027-02-10',
        measured_at: '2026-11-15T08:30:00Z',
      },
    ],
    table: 'prepaid_balance',
    key: ['customer_id', 'service_id'],
    references: [serviceByNumber],
    conflicts: [notPrepaid],
    also: afterBalances,
  },
);

const movements = defineImportedResource(
  {
    service_id,
    movement_id: key('The id of the movement; for a top-up or a purchase of the portal, its id there'),
    kind: choice('What it is', movementKinds),
    name_bg: text('Its name in Bulgarian', { max: 200 }),
    name_en: text('Its name in English', { max: 200 }),
    direction: choice('Whether it was added or taken', ['added', 'taken']),
    amount_cents: cents('How much', 1),
    moved_at: moment('When'),
  },
  {
    name: 'balance-movements',
    about: 'What was taken from the balances of prepaid numbers and added to them.',
    examples: [
      {
        service_id: '359888700102',
        movement_id: 'MV-1001',
        kind: 'top-up',
        name_bg: 'Зареждане в магазин',
        name_en: 'Top-up in a shop',
        direction: 'added',
        amount_cents: 500,
        moved_at: '2026-11-14T10:00:00Z',
      },
    ],
    table: 'balance_movement',
    key: ['customer_id', 'service_id', 'movement_id'],
    besides: ['direction'],
    written: { amount_cents: `case when s.direction = 'taken' then -s.amount_cents else s.amount_cents end` },
    references: [serviceByNumber],
    conflicts: [notPrepaid],
  },
);

const results = defineImportedResource(
  {
    service_id,
    top_up_id: text('The id of the top-up in the portal', { pattern: '^[0-9a-f-]{36}$' }),
    result: choice('Whether it was credited; a refused one is refunded', ['credited', 'refused']),
  },
  {
    name: 'top-up-results',
    about: 'What became of top-ups by card that the operator takes by TMF654; for operators without a balance source.',
    examples: [{ service_id: '359888700102', top_up_id: '3f0c2a4e-8a1f-4b7e-9d33-5c1f0a2b7e10', result: 'credited' }],
    table: 'top_up_result',
    key: ['customer_id', 'service_id', 'top_up_id'],
    references: [serviceByNumber],
    once: { created_at: ':now' },
    also: settleResults,
  },
);

export const balanceImports: readonly ImportedResource[] = [balances, movements, results];
