// Imported resources of usage per number: allowances, days and blocks.

import { cents, choice, day, key, large, moment, optional, text, yesOrNo } from '#platform/server/import/fields.ts';
import {
  defineImportedResource,
  serviceByNumber,
  type ImportedResource,
} from '#platform/server/import/imported-resource.ts';
import { numberIsBusy } from '#platform/server/import/resources/services.ts';
import { allowanceKinds, blockKinds, sources, usageKinds, zones } from '../constants.ts';
import { afterAllowances, afterDays } from './import-store.ts';

const service_id = text('The number', { pattern: '^\\d{9,15}$' });
const zone = choice('Where it is used: in Bulgaria, in the EU or in the rest of the world', zones);
const measured_at = moment('When the figures were measured; older figures never replace newer ones');

const allowancesKind = defineImportedResource(
  {
    service_id,
    allowance_id: key('The id of the allowance; the same in every period'),
    kind: choice('What it contains', allowanceKinds),
    zone,
    source: choice('What it is part of', sources),
    name_bg: text('Its name in Bulgarian'),
    name_en: text('Its name in English'),
    limit_amount: optional(large('Its bytes, seconds or messages; without a value it is unlimited')),
    used_amount: large('How much of it is used'),
    period_from: day('The first day of its period'),
    period_to: day('The last day of its period'),
    measured_at,
  },
  {
    name: 'usage-allowances',
    about: 'What numbers may use in the running period, and have used.',
    examples: [
      {
        service_id: '359888700101',
        allowance_id: 'PLAN-DATA',
        kind: 'data',
        zone: 'bg',
        source: 'plan',
        name_bg: 'Интернет от плана',
        name_en: 'Data of the plan',
        limit_amount: 21_474_836_480,
        used_amount: 18_146_236_826,
        period_from: '2026-11-01',
        period_to: '2026-11-30',
        measured_at: '2026-11-15T08:30:00Z',
      },
    ],
    problemOf: ({ period_from, period_to }) =>
      period_to < period_from ? { field: 'period_to', message: 'is before the first day' } : null,
    table: 'usage_allowance',
    key: ['customer_id', 'service_id', 'allowance_id'],
    references: [serviceByNumber],
    holdsNumbers: true,
    also: afterAllowances,
  },
);

const daysKind = defineImportedResource(
  {
    service_id,
    day: day('The day'),
    kind: choice('What was used', usageKinds),
    zone,
    amount: large('Bytes, seconds, messages or uses'),
    outside_amount: optional({ ...large('The part outside the plan'), default: 0 }),
    cost_cents: optional({ ...cents('The price of that part'), default: 0 }),
    measured_at,
  },
  {
    name: 'usage-days',
    about: 'The use of numbers by day, kind and zone.',
    examples: [
      {
        service_id: '359888700101',
        day: '2026-11-14',
        kind: 'data',
        zone: 'bg',
        amount: 734_003_200,
        measured_at: '2026-11-15T08:30:00Z',
      },
    ],
    problemOf: ({ amount, outside_amount = 0 }) =>
      outside_amount > amount ? { field: 'outside_amount', message: 'is more than the amount' } : null,
    table: 'usage_day',
    key: ['customer_id', 'service_id', 'day', 'kind', 'zone'],
    references: [serviceByNumber],
    holdsNumbers: true,
    also: afterDays,
  },
);

const blocksKind = defineImportedResource(
  { service_id, block: choice('The block', blockKinds), is_on: yesOrNo('Whether it is on') },
  {
    name: 'usage-blocks',
    about: 'The blocks of numbers. One with a pending change is not changed.',
    examples: [{ service_id: '359888700101', block: 'premium', is_on: true }],
    table: 'usage_block',
    key: ['customer_id', 'service_id', 'block'],
    references: [serviceByNumber],
    holdsNumbers: true,
    waits: { when: `t.state = 'pending' or ${numberIsBusy}`, because: 'a change of this number is pending' },
  },
);

export const usageOfNumbersImports: readonly ImportedResource[] = [allowancesKind, daysKind, blocksKind];
