import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, type ImportedResource } from '#platform/server/import/imported-resource.ts';
import { checkerOf } from '#platform/server/import/record.ts';
import { importedResources } from '../server/imported-resources.ts';

const kindOf = (name: string) => importedResources.find((kind) => kind.name === name)!;
const fieldsTold = (kind: ImportedResource, record: object) => {
  const checked = checkerOf(kind)(record);
  return 'problems' in checked ? checked.problems.map(({ field }) => field) : [];
};
const withoutField = (record: object, name: string) => {
  const { [name]: _left, ...rest } = record as Record<string, unknown>;
  return rest;
};

/** Invalid values for a field of this type. */
const notOf: Record<string, unknown[]> = {
  boolean: ['yes', 1],
  integer: ['12', 1.5, -1, 3_000_000_000],
  bigint: ['12', 1.5, -1, 2 ** 53],
  date: [20_260_101, '', '2026-02-29', '1.1.2026'],
  timestamptz: ['2026-01-01', '2026-01-01T25:00:00Z', '2026-01-01T10:00:00'],
  text: [12, '', true],
  jsonb: ['text', 12],
};

describe.each(importedResources)('a line of $name', (kind) => {
  const [example] = kind.examples as [object];
  const required = kind.record.required as string[];

  it('without a required field is reported at that field', () => {
    for (const name of required) expect(fieldsTold(kind, withoutField(example, name))).toContain(name);
    for (const name of required) expect(fieldsTold(kind, { ...example, [name]: null })).toContain(name);
  });

  it('with an invalid value is reported at that field', () => {
    for (const { name, sqlType } of fieldsOf(kind)) {
      for (const value of notOf[sqlType]!) expect(fieldsTold(kind, { ...example, [name]: value })).toContain(name);
    }
  });

  it('with an unknown field is reported at that field', () => {
    expect(fieldsTold(kind, { ...example, colour: 'red' })).toEqual(['colour']);
  });

  it('with any content is only reported', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...fieldsOf(kind)), (value, { name }) => {
        expect(() => checkerOf(kind)(value)).not.toThrow();
        expect(() => checkerOf(kind)({ ...example, [name]: value })).not.toThrow();
      }),
    );
  });
});

describe('rules across several fields', () => {
  it.each([
    ['bonus-campaigns', 'starts_on', 'ends_on'],
    ['donation-campaigns', 'starts_on', 'ends_on'],
    ['usage-allowances', 'period_from', 'period_to'],
  ])('a line of %s may begin and end on the same day', (name, from, to) => {
    const kind = kindOf(name);
    expect(fieldsTold(kind, { ...kind.examples[0], [from]: '2026-11-15', [to]: '2026-11-15' })).toEqual([]);
    expect(fieldsTold(kind, { ...kind.examples[0], [from]: '2026-11-15', [to]: '2026-11-14' })).toEqual([to]);
  });

  it.each([
    ['contracts', { ends_on: '2020-01-01' }, 'ends_on'],
    ['extras', { max_price_cents: 1 }, 'max_price_cents'],
    ['tariff-extras', { period_state: 'Promo' }, 'promo_price_cents'],
    ['tariff-extras', { promo_price_cents: 5 }, 'promo_price_cents'],
    ['roaming-plans', { valid_days: null }, 'valid_days'],
    ['roaming-plans', { component_type: 'MAIN_TARIFF' }, 'valid_days'],
    ['bonus-campaigns', { ends_on: '2020-01-01' }, 'ends_on'],
    ['service-extras', { status: 'Inactive' }, 'slot'],
    ['service-extras', { activated_on: null }, 'activated_on'],
    ['service-extras', { status: 'WaitingForDeactivation' }, 'deactivates_on'],
    ['service-extras', { deactivates_on: '2026-01-01' }, 'deactivates_on'],
    ['service-roaming', { activated_on: null }, 'activated_on'],
    ['service-credits', { used_cents: 99_999 }, 'used_cents'],
    ['vip-quotas', { quota_left: 2 }, 'quota_left'],
    ['vip-quotas', { discount_cents: 100 }, 'discount_cents'],
    ['vip-quotas', { discount_percentage: null }, 'discount_cents'],
    ['vouchers', { voucher_number: '1234' }, 'voucher_number'],
    ['music-subscriptions', { status: 'Deactivated' }, 'deactivates_on'],
    ['documents', { pdf: 'JVBERi0x' }, 'content'],
    ['documents', { content: null }, 'content'],
    ['documents', { content: null, pdf: 'JVBERi0xLjc' }, 'pdf'],
    ['documents', { content: null, pdf: 'not a pdf' }, 'pdf'],
    ['documents', { status: 'Signed' }, 'signed_at'],
    ['documents', { signed_at: '2026-01-01T00:00:00Z' }, 'signed_at'],
  ])('%s with %o is reported at %3$s', (name, change, field) => {
    const kind = kindOf(name);
    expect(fieldsTold(kind, { ...kind.examples[0], ...change })).toEqual([field]);
  });
});

it('lines about a number lock it, so that changes of it wait', () => {
  const withoutLock = importedResources
    .filter((kind) => fieldsOf(kind).some(({ name }) => name === 'service_id') && !kind.holdsNumbers)
    .map(({ name }) => name);
  // No change of a number decides by these: records, figures that are written with their own conditions, and routers by version.
  expect(withoutLock).toEqual([
    'routers',
    'bonus-participations',
    'purchases',
    'prepaid-balances',
    'balance-movements',
    'top-up-results',
    'documents',
  ]);
});
