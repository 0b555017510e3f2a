import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkerOf } from '#platform/server/import/record.ts';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { openBills, type BillsPortal } from '#testing/bills.ts';
import { billImports } from './import.ts';

let bills: BillsPortal;
beforeAll(async () => {
  bills = await openBills();
});
afterAll(() => bills.close());

const [billKind, noteKind, paymentKind] = billImports as [
  (typeof billImports)[0],
  (typeof billImports)[0],
  (typeof billImports)[0],
];
const load = (kind: (typeof billImports)[0], ...records: object[]) =>
  bills.portal.platform.db
    .transaction()
    .execute((tx) => upsertRecords(tx, kind, records, bills.portal.platform.clock.now()));

const record = {
  pid: '8307099971',
  contract_id: 'M1000101',
  bill_id: 'new-1',
  bill_number: '0009000001',
  period_from: '2026-01-01',
  period_to: '2026-01-31',
  issued_on: '2026-02-01',
  due_on: '2026-02-20',
  total_cents: 1200,
  vat: [{ percent: 20, net_cents: 1000, vat_cents: 200 }],
  lines: [
    { kind: 'plan', name_bg: 'Такса', name_en: 'Fee', amount_cents: 1300, service_id: '359888100101' },
    { kind: 'discount', name_bg: 'Отстъпка', name_en: 'Discount', amount_cents: -100 },
  ],
};
const note = {
  ...record,
  bill_id: 'note-1',
  bill_number: '0009000002',
  corrects_bill_id: 'new-1',
  total_cents: 300,
  vat: [{ percent: 20, net_cents: 250, vat_cents: 50 }],
  lines: [{ kind: 'adjustment', name_bg: 'Корекция', name_en: 'Correction', amount_cents: 300 }],
};
const payment = {
  pid: '8307099971',
  bill_id: 'new-1',
  payment_id: 't-1',
  method: 'transfer',
  paid_at: '2026-02-10T09:00:00Z',
  amount_cents: 500,
};

describe('the import of bills', () => {
  it('is idempotent, and a published bill never changes [BL-008, BL-022]', async () => {
    expect(await load(billKind, record)).toMatchObject({ new: 1, problems: [] });
    expect(await load(billKind, record)).toMatchObject({ same: 1, problems: [] });
    const changed = { ...record, lines: [{ ...record.lines[0]!, amount_cents: 1200 }] };
    for (const other of [changed, { ...record, due_on: '2026-02-21' }]) {
      expect(await load(billKind, other)).toMatchObject({
        changed: 0,
        problems: [{ field: 'bill_id', message: expect.stringContaining('credit note') }],
      });
    }
    expect((await bills.bill('new-1')).lines.map(({ name }) => name)).toEqual(['Такса', 'Отстъпка']);
  });

  it('refuses a bill whose lines do not add up, with the difference [BL-023]', async () => {
    expect(await load(billKind, { ...record, bill_id: 'new-2', total_cents: 1201 })).toMatchObject({
      new: 0,
      problems: [{ field: 'total_cents', message: expect.stringContaining('by 1 cents') }],
    });
  });

  it.each([
    ['parts of a cent', { total_cents: 1200.5 }],
    ['a number that is too short', { bill_number: '123' }],
    ['a due day before the issue', { due_on: '2026-01-31' }],
    ['a foreign contract', { contract_id: 'M1000303' }],
    ['an unknown customer', { pid: '1' }],
  ])('refuses a bill with %s [BL-022, BL-023]', async (_what, wrong) => {
    const { problems, new: added } = await load(billKind, { ...record, bill_id: 'new-3', ...wrong });
    expect([added, problems.length]).toEqual([0, 1]);
  });

  it('accepts a bill of one day that is due at its issue, not one that ends before it begins [BL-022]', async () => {
    const oneDay = { ...record, period_to: record.period_from, due_on: record.issued_on };
    const days = { ...oneDay, bill_id: 'day-1', bill_number: '0009000006' };
    expect(await load(billKind, days)).toMatchObject({ new: 1, problems: [] });
    expect(checkerOf(billKind)({ ...days, period_to: '2025-12-31' })).toMatchObject({
      problems: [{ field: 'period_to' }],
    });
  });

  it('counts payments and credit notes once, whatever the order and repetition [BL-022]', async () => {
    expect(await load(paymentKind, payment)).toMatchObject({ new: 1 });
    expect(await bills.open('new-1')).toBe(700);
    expect(await load(noteKind, note)).toMatchObject({ new: 1 });
    expect(await load(noteKind, note)).toMatchObject({ same: 1 });
    expect(await load(paymentKind, payment)).toMatchObject({ same: 1 });
    expect(await bills.open('new-1')).toBe(400);
    expect(await load(paymentKind, { ...payment, payment_id: 't-2', amount_cents: 900 })).toMatchObject({ new: 1 });
    expect(await bills.open('new-1')).toBe(0);
  });

  it('of a payment that was made in the portal does not count it twice [BL-011, BL-022]', async () => {
    await load(billKind, { ...record, bill_id: 'new-4', bill_number: '0009000004' });
    const { payment_id } = await bills.start({ bills: ['new-4'], amount: 5 });
    await bills.portal.runDueJobs();
    const same = { ...payment, bill_id: 'new-4', payment_id, method: 'card', amount_cents: 500 };
    await load(paymentKind, same);
    expect(await bills.open('new-4')).toBe(700);
  });

  it('beside a payment in the portal loses neither [BL-011, BL-022]', async () => {
    await load(billKind, { ...record, bill_id: 'new-5', bill_number: '0009000005' });
    await bills.start({ bills: ['new-5'], amount: 3 });
    await Promise.all([
      bills.portal.runDueJobs(),
      ...Array.from({ length: 4 }, (_, at) =>
        load(paymentKind, { ...payment, bill_id: 'new-5', payment_id: `p-${at}`, amount_cents: 100 }),
      ),
    ]);
    expect(await bills.open('new-5')).toBe(1200 - 300 - 400);
  });
});
