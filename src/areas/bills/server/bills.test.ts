import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BillDetail, BillList } from '../contract.ts';
import { centsOf } from '#platform/money.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

const list = async (who: Browser, query = {}) => (await who.call('GET', '/billing/bills', { query })).body as BillList;
const read = async (who: Browser, id: string) => (await who.call('GET', `/billing/bills/${id}`)).body as BillDetail;
const sum = (prices: readonly { amount: BillDetail['total'] }[]) =>
  prices.reduce((total, { amount }) => total + centsOf(amount), 0);

describe('the list of bills', () => {
  it('has the bills of every contract, newest first, with their states [BL-001, BL-006]', async () => {
    const { bills, open } = await list(maria);
    expect(bills).toHaveLength(15);
    expect(bills.map(({ issued_on }) => issued_on)).toEqual(
      bills
        .map(({ issued_on }) => issued_on)
        .toSorted()
        .toReversed(),
    );
    expect(bills.slice(0, 3).map(({ state }) => state)).toEqual(['open', 'partly_paid', 'paid']);
    expect(bills[0]!.number).toMatch(/^\d{10}$/);
    expect(centsOf(open)).toBe(bills.reduce((total, bill) => total + centsOf(bill.open), 0));
  });

  it('can be limited to one contract [BL-006]', async () => {
    expect((await list(maria, { contract: 'M1000101' })).bills).toHaveLength(15);
    expect((await list(maria, { contract: 'M1000303' })).bills).toEqual([]);
  });

  it('is empty for a user who owns no contract [BL-019]', async () => {
    const boyan = await portal.browser().signIn('ivan');
    const { bills } = await list(boyan);
    expect(bills.filter(({ contract_id }) => contract_id === 'M1000101')).toEqual([]);
  });
});

describe('one bill', () => {
  it('shows totals by service and kind, VAT, payments and what is left, which agree to the cent [BL-002, BL-006]', async () => {
    const { bills } = await list(maria);
    for (const { bill_id } of bills) {
      const bill = await read(maria, bill_id);
      const total = centsOf(bill.total);
      expect(sum(bill.sums)).toBe(total);
      expect(sum(bill.lines)).toBe(total);
      expect(bill.lines).toHaveLength(bill.line_count);
      expect(bill.vat.reduce((cents, { net, vat }) => cents + centsOf(net) + centsOf(vat), 0)).toBe(total);
      expect(bill.kind === 'bill' ? total - sum(bill.payments) : 0).toBe(centsOf(bill.open));
    }
  });

  it('explains every difference from the previous one to the cent [BL-003, BL-004]', async () => {
    const { bills } = await list(maria);
    const kinds = new Set<string>();
    for (const { bill_id, kind } of bills) {
      const bill = await read(maria, bill_id);
      if (kind !== 'bill' || !bill.previous) continue;
      expect(sum(bill.causes)).toBe(centsOf(bill.total) - centsOf(bill.previous.total));
      for (const cause of bill.causes) kinds.add(cause.kind);
    }
    expect([...kinds].toSorted()).toEqual([
      'begun',
      'discount',
      'ended',
      'one-time',
      'part-of-month',
      'price',
      'roaming',
      'usage',
    ]);
  });

  it('names the last change that the user made between the days of both bills, with its day [BL-003]', async () => {
    const { platform } = portal;
    const [bill] = (await list(maria)).bills;
    const { period_from, period_to } = await read(maria, bill!.bill_id);
    const previous = await read(maria, 'M1000101-02');
    expect(previous.period_to < period_from).toBe(true);
    const changeAt = (day: string, minutes: number) =>
      platform.pool.query(
        `insert into audit (customer_id, sequence, happened_at, account_id, action, subject, facts, previous_hash, hash)
          select customer_id, 900000 + (select count(*) from audit),
            $1::timestamp at time zone 'Europe/Sofia' + make_interval(mins => $2), account_id,
            'extra.activate', '359888100101', '{"codes":["20120"]}', '', ''
          from account join account_pid using (account_id) where username = 'maria@demo.abonat.bg'`,
        [day, minutes],
      );
    const changeNamed = async () =>
      (await read(maria, bill!.bill_id)).causes.find(({ item_id }) => item_id === '20120')!.change;
    const minutesOfDay = 24 * 60;
    await changeAt(previous.period_from, -1);
    await changeAt(period_to, minutesOfDay);
    expect(await changeNamed()).toBeNull();
    await changeAt(previous.period_from, 0);
    expect(await changeNamed()).toEqual({ day: previous.period_from, is_own: true, place: 'extra' });
    await changeAt(period_to, minutesOfDay - 1);
    expect(await changeNamed()).toEqual({ day: period_to, is_own: true, place: 'extra' });
    const { causes } = await read(maria, bill!.bill_id);
    expect(causes.find(({ item_id }) => item_id === '20120')!.kind).toBe('begun');
    expect(causes.find(({ item_id }) => item_id === 'sms-abroad')!.change).toBeNull();
  });

  it('that is foreign or unknown is refused alike, with its lines, document and CSV [BL-006, BL-019]', async () => {
    for (const part of ['', '/lines?after=0', '/document', '/csv']) {
      for (const id of ['M1000303-01', 'nothing']) {
        expect(await maria.call('GET', `/billing/bills/${id}${part}`)).toMatchObject({
          status: 403,
          body: { ErrorCode: 'EC_User_Not_Authoried' },
        });
      }
    }
  });

  it('refers to its credit note, and the credit note to it [BL-008]', async () => {
    const bill = await read(maria, 'M1000101-06');
    expect(bill.credit_notes).toMatchObject([{ bill_id: 'M1000101-06-c' }]);
    expect(bill.payments.map(({ method }) => method)).toContain('credit-note');
    expect(bill.state).toBe('paid');
    const note = await read(maria, 'M1000101-06-c');
    expect(note).toMatchObject({ kind: 'credit-note', corrects: { bill_id: 'M1000101-06', number: bill.number } });
  });
});

describe('home', () => {
  it('shows open bills until they are paid, to the owner only [BL-020]', async () => {
    const overview = async (who: Browser) =>
      ((await who.call('GET', '/home/overview')).body as { attention: { kind: string; subject: string }[] }).attention;
    const open = (await list(maria)).bills.filter((bill) => centsOf(bill.open) > 0).map(({ bill_id }) => bill_id);
    const shown = (await overview(maria)).filter(({ kind }) => kind === 'bill-due').map(({ subject }) => subject);
    expect(shown.toSorted()).toEqual(open.toSorted());
  });
});

it('a bill with 10,000 lines of the same items opens with as much data as one with 100 [BL-002]', async () => {
  const addLines = (from: number, to: number) =>
    portal.platform.pool.query(
      `insert into bill_line (customer_id, bill_id, line_no, service_id, kind, item_id, name_bg, name_en, vat_percent, amount_cents)
        select customer_id, bill_id, no, '359888100101', 'usage', 'calls', 'Разговори', 'Calls', 20, 1
        from bill cross join generate_series($1::integer, $2::integer) no where bill_id = 'M1000101-01'`,
      [from, to],
    );
  const sizes = (bill: BillDetail) => [bill.lines.length, bill.sums.length, bill.causes.length];
  await addLines(1000, 1100);
  const short = await read(maria, 'M1000101-01');
  await addLines(1101, 11_000);
  const long = await read(maria, 'M1000101-01');
  expect(sizes(long)).toEqual(sizes(short));
  expect(long.lines).toHaveLength(100);
  await portal.platform.pool.query('delete from bill_line where line_no >= 1000');
});
