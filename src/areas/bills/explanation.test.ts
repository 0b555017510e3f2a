import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainDifference, type ComparedBill, type LineGroup } from './explanation.ts';
import { lineKinds } from './rules.ts';

const plan: LineGroup = {
  serviceId: '359888100101',
  kind: 'plan',
  itemId: 'prostor-25',
  name: 'Простор 25',
  cents: 2500,
  from: null,
  to: null,
};
const bill = (month: string, ...groups: LineGroup[]): ComparedBill => ({
  periodFrom: `2026-${month}-01`,
  periodTo: `2026-${month}-30`,
  groups,
});
const extra: LineGroup = { ...plan, kind: 'extra', itemId: '20110', name: 'Кинотека', cents: 400 };

describe('the explanation of a bill', () => {
  it.each<[string, ComparedBill, ComparedBill, object]>([
    ['an extra that began', bill('09', plan), bill('10', plan, extra), { kind: 'begun', cents: 400 }],
    ['an extra that ended', bill('09', plan, extra), bill('10', plan), { kind: 'ended', cents: -400 }],
    ['a price that changed', bill('09', plan), bill('10', { ...plan, cents: 2700 }), { kind: 'price', cents: 200 }],
    [
      'a price of a whole month that is stated with its days',
      bill('09', { ...plan, from: '2026-09-01', to: '2026-09-30' }),
      bill('10', { ...plan, cents: 2700, from: '2026-10-01', to: '2026-10-30' }),
      { kind: 'price', cents: 200 },
    ],
    [
      'part of a month before',
      bill('09', { ...extra, cents: 240, from: '2026-09-13' }),
      bill('10', extra),
      { kind: 'part-of-month', cents: 160 },
    ],
    [
      'part of a month now',
      bill('09', extra),
      bill('10', { ...extra, cents: 130, to: '2026-10-10' }),
      { kind: 'part-of-month', cents: -270, to: '2026-10-10' },
    ],
    ['roaming', bill('09'), bill('10', { ...plan, kind: 'roaming' }), { kind: 'roaming', cents: 2500 }],
    [
      'usage outside the plan',
      bill('09', { ...plan, kind: 'usage', cents: 10 }),
      bill('10'),
      { kind: 'usage', cents: -10 },
    ],
    ['a one-time charge', bill('09'), bill('10', { ...plan, kind: 'one-time' }), { kind: 'one-time', cents: 2500 }],
    [
      'a discount',
      bill('09'),
      bill('10', { ...plan, kind: 'discount', cents: -210 }),
      { kind: 'discount', cents: -210 },
    ],
  ])('names %s [BL-003]', (_what, previous, current, cause) => {
    expect(explainDifference(previous, current)).toMatchObject([cause]);
  });

  it('names nothing that is the same, and compares an item of each service on its own [BL-003]', () => {
    const other = { ...extra, serviceId: '359888100102' };
    expect(explainDifference(bill('09', plan, extra), bill('10', plan, other))).toMatchObject([
      { kind: 'ended', serviceId: extra.serviceId },
      { kind: 'begun', serviceId: other.serviceId },
    ]);
    expect(explainDifference(bill('09', plan), bill('10', plan))).toEqual([]);
  });

  it('adds up to the difference to the cent, whatever the lines are [BL-004]', () => {
    const group = fc.record<LineGroup>({
      serviceId: fc.constantFrom(null, '359888100101', '359888100102'),
      kind: fc.constantFrom(...lineKinds),
      itemId: fc.constantFrom(null, 'a', 'b', 'c'),
      name: fc.constantFrom('x', 'y'),
      cents: fc.integer({ min: -5000, max: 50_000 }),
      from: fc.constantFrom(null, '2026-10-05'),
      to: fc.constantFrom(null, '2026-10-20'),
    });
    const groups = fc.uniqueArray(group, {
      selector: ({ serviceId, kind, itemId, name }) => JSON.stringify([serviceId, kind, itemId ?? name]),
      maxLength: 30,
    });
    const sum = (list: readonly { cents: number }[]) => list.reduce((total, { cents }) => total + cents, 0);
    fc.assert(
      fc.property(groups, groups, (before, now) => {
        const causes = explainDifference(bill('09', ...before), bill('10', ...now));
        expect(sum(causes)).toBe(sum(now) - sum(before));
        expect(causes.every(({ cents }) => cents !== 0)).toBe(true);
      }),
    );
  });
});
