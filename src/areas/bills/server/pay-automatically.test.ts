import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, shownDay, sofiaDay } from '#platform/clock.ts';
import type { BillList } from '../contract.ts';
import { auditOf } from '#testing/audit-of.ts';
import { newest, openBills, savedCard, type BillsPortal } from '#testing/bills.ts';
import { findOwner } from './automatic-store.ts';
import { handleAutomaticPayments } from './pay-automatically.ts';

let bills: BillsPortal;
beforeAll(async () => {
  bills = await openBills();
});
afterAll(() => bills.close());

const today = () => sofiaDay(bills.portal.platform.clock.now());
const query = (text: string, values: unknown[] = []) => bills.portal.platform.pool.query(text, values);
const due = (days: number) => query('update bill set due_on = $2 where bill_id = $1', [newest, addDays(today(), days)]);
const subjects = async () => (await bills.mails()).map(({ subject }) => subject);
const triesOf = async () =>
  (await query('select tries, stopped_at from bill_automatic_payment where bill_id = $1', [newest])).rows[0] as
    | { tries: number; stopped_at: Date | null }
    | undefined;

/** The recurring job, and everything that it starts. */
async function run(): Promise<void> {
  await handleAutomaticPayments(bills.portal.platform).run({}, '');
  await bills.portal.runDueJobs();
}

/** The user chooses the card for the contract now. */
const assign = () =>
  query(
    `update recurrent_payment paid set account_id = card.account_id, card_id = card.card_id, activated_at = $2
      from saved_card card where card.card_id = $1 and paid.item_id = 'M1000101'`,
    [savedCard, bills.portal.platform.clock.now()],
  );

/** The card that the bill, the list and home name as the one that pays on the due day. */
async function promised() {
  const { bills: listed } = (await bills.maria.call('GET', '/billing/bills')).body as BillList;
  const { attention } = (await bills.maria.call('GET', '/home/overview')).body as {
    attention: { subject: string; properties: Record<string, unknown> }[];
  };
  return {
    bill: (await bills.bill()).automatic_card,
    list: listed.find(({ bill_id }) => bill_id === newest)!.automatic_card,
    home: attention.find(({ subject }) => subject === newest)!.properties['pays'],
  };
}
const noCard = { bill: null, list: null, home: 0 };

async function passDays(days: number): Promise<void> {
  await bills.portal.pass(days * 86_400);
  await bills.signInAgain();
}

/** The contract of Maria is paid by the card; her other bills are out of the way. */
beforeEach(async () => {
  await bills.startOver();
  await query(`update bill set open_cents = 0 where bill_id <> $1`, [newest]);
  await query(`delete from recurrent_payment where item_id = 'M1000101'`);
  await query(
    `insert into recurrent_payment (customer_id, kind, item_id, name_bg, name_en, account_id, card_id, activated_at)
      select bill.customer_id, 'contracts', bill.contract_id, '', '', card.account_id, card.card_id, $3::timestamptz
      from bill, saved_card card where bill.bill_id = $1 and card.card_id = $2`,
    [newest, savedCard, new Date(bills.portal.platform.clock.now().getTime() - 40 * 86_400_000)],
  );
  await query(
    `update saved_card set expiration_date = current_date + 900, gateway_reference = 'demo-' || card_id where card_id = $1`,
    [savedCard],
  );
  await query(`update bill set total_cents = 4260, open_cents = 4260 where bill_id = $1`, [newest]);
});

describe('automatic payment', () => {
  it('tells the user three days before, once, and charges on the due day [BL-014]', async () => {
    await due(4);
    await run();
    expect(await subjects()).toEqual([]);
    await due(3);
    await run();
    await run();
    expect(await subjects()).toMatchObject([expect.stringContaining('ще вземем')]);
    expect(await bills.charged()).toBe(0);
    await due(0);
    await run();
    expect(await bills.charged()).toBe(4260);
    expect((await bills.bill()).state).toBe('paid');
    await run();
    expect(await bills.charged()).toBe(4260);
    expect(await subjects()).toHaveLength(2);
    const { rows } = await query('select payment_id as reference from bill_card_payment where bill_id = $1', [newest]);
    expect((await auditOf(bills.portal, 'bill.pay-automatically')).at(-1)).toEqual({
      subject: newest,
      facts: { ...rows.at(-1), cents: 4260 },
    });
  });

  it('is told to listeners of the operator API when it is booked [BL-022]', async () => {
    await query(`insert into operator_listener (listener_id, client, api, callback, event_types, created_at)
      select gen_random_uuid(), 'billing', api, 'https://billing.example', '{}', now()
      from (values ('bill'), ('payment')) listened (api)`);
    await due(0);
    await run();
    const { rows } = await query('select event_type from operator_event order by event_type');
    expect(rows).toEqual([{ event_type: 'CustomerBillStateChangeEvent' }, { event_type: 'PaymentCreateEvent' }]);
    await query('delete from operator_listener');
  });

  it('tries again after 1, 3 and 5 days, tells each failure, and stops with what to do [BL-014]', async () => {
    await query(`update bill set total_cents = 200000, open_cents = 200000 where bill_id = $1`, [newest]);
    await due(0);
    const tries: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      await run();
      await run();
      tries.push((await triesOf())!.tries);
      await passDays(1);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
    expect((await triesOf())!.stopped_at).not.toBeNull();
    expect(await subjects()).toEqual([
      expect.stringContaining('не плати'),
      expect.stringContaining('не плати'),
      expect.stringContaining('не плати'),
      expect.stringContaining('не е платена'),
    ]);
    expect(await bills.charged()).toBe(0);
  });

  it('charges what is left after a payment by hand, and nothing if nothing is [BL-014]', async () => {
    await bills.start({ amount: 10 });
    await bills.portal.runDueJobs();
    await due(0);
    await run();
    expect(await bills.charged()).toBe(4260);
    expect(await bills.open()).toBe(0);
  });

  it('waits while a payment is under way whose outcome is unknown [BL-012, BL-014]', async () => {
    await bills.start({ card: null });
    await due(0);
    await handleAutomaticPayments(bills.portal.platform).run({}, '');
    expect(await triesOf()).toBeUndefined();
  });

  it('that was switched off charges nothing, and the user is told in time [BL-015]', async () => {
    await due(3);
    await run();
    await query(`update recurrent_payment set account_id = null, card_id = null where item_id = 'M1000101'`);
    await run();
    await due(0);
    await run();
    expect(await bills.charged()).toBe(0);
    expect(await subjects()).toEqual([
      expect.stringContaining('ще вземем'),
      expect.stringContaining('няма да се плати'),
    ]);
  });

  it('that was switched off and on again before the due day tells the user again and charges [BL-014, BL-015]', async () => {
    await due(3);
    await run();
    await query(`update recurrent_payment set account_id = null, card_id = null where item_id = 'M1000101'`);
    await run();
    expect((await bills.bill()).automatic_card).toBeNull();
    await bills.portal.pass(60);
    await assign();
    expect((await bills.bill()).automatic_card).not.toBeNull();
    await run();
    await run();
    expect(await subjects()).toEqual([
      expect.stringContaining('ще вземем'),
      expect.stringContaining('няма да се плати'),
      expect.stringContaining('ще вземем'),
    ]);
    await passDays(3);
    await run();
    expect(await bills.charged()).toBe(4260);
  });

  it('by a card that was chosen after a failed try goes on with that card [BL-014]', async () => {
    await query(`update bill set total_cents = 200000, open_cents = 200000 where bill_id = $1`, [newest]);
    await due(0);
    await run();
    await passDays(1);
    await assign();
    await query(`update bill set total_cents = 4260, open_cents = 4260 where bill_id = $1`, [newest]);
    await run();
    expect(await bills.charged()).toBe(4260);
    expect(await subjects()).toEqual([expect.stringContaining('не плати'), expect.stringContaining('Платено')]);
  });

  it('that made up for a missed day names tomorrow for the next try, and then tries [BL-014]', async () => {
    await query(`update bill set total_cents = 200000, open_cents = 200000 where bill_id = $1`, [newest]);
    await due(-4);
    await run();
    const { rows } = await query(`select body from outbox where channel = 'email'`);
    expect(rows).toMatchObject([{ body: expect.stringContaining(shownDay(addDays(today(), 1))) }]);
    await passDays(1);
    await run();
    expect((await triesOf())!.tries).toBe(2);
  });

  it('never charges a bill without automatic payment, and says nothing [BL-015]', async () => {
    await query(`delete from recurrent_payment where item_id = 'M1000101'`);
    for (const days of [3, 0]) {
      await due(days);
      await run();
    }
    expect([await bills.charged(), await subjects()]).toEqual([0, []]);
  });

  it('without a card tells the first account with the pid of the bill [BL-015]', async () => {
    const { rows } = await query(
      `select customer_id, min(account_id)::integer as account_id from account_pid group by customer_id order by 2 desc`,
    );
    expect(new Set(rows.map(({ account_id }) => account_id as number)).size).toBeGreaterThan(1);
    for (const { customer_id, account_id } of rows) {
      expect(await findOwner(bills.portal.platform.db, customer_id as number)).toBe(account_id);
    }
  });

  it('without a card tells no account that was closed [BL-015]', async () => {
    const { rows } = await query(
      'select customer_id, account_id from account_pid join bill using (customer_id) where bill_id = $1',
      [newest],
    );
    const { customer_id, account_id } = rows[0] as { customer_id: number; account_id: number };
    const close = (at: string) =>
      query(`update account set deactivated_at = ${at} where account_id = $1`, [account_id]);
    await close('now()');
    expect(await findOwner(bills.portal.platform.db, customer_id)).toBeNull();
    await close('null');
  });

  it('by a card that ends before the due day charges nothing, and the user is told three days before [BL-015]', async () => {
    await due(3);
    await query('update saved_card set expiration_date = $2 where card_id = $1', [savedCard, addDays(today(), 2)]);
    await run();
    expect(await subjects()).toEqual([expect.stringContaining('няма да се плати')]);
    await due(0);
    await run();
    expect(await bills.charged()).toBe(0);
  });

  it.each([
    ['pays another contract', `update recurrent_payment set item_id = 'M1' where item_id = 'M1000101'`],
    ['expires before the due day', `update saved_card set expiration_date = $1::date - 1 where name = $2`],
  ])('is not promised by a card that %s [BL-014]', async (_which, change) => {
    const day = addDays(today(), 3);
    await due(3);
    const { bill: card } = await promised();
    expect(await promised()).toEqual({ bill: expect.any(String), list: card, home: 1 });
    await query(`update saved_card set expiration_date = $1 where name = $2`, [day, card]);
    expect((await promised()).bill).toBe(card);
    await query(change, change.includes('$1') ? [day, card] : []);
    expect(await promised()).toEqual(noCard);
    await query(`delete from recurrent_payment where item_id = 'M1'`);
  });

  it('is not promised after it stopped [BL-014]', async () => {
    await due(3);
    await query(
      `insert into bill_automatic_payment (customer_id, bill_id, stopped_at) select customer_id, bill_id, $2 from bill where bill_id = $1`,
      [newest, bills.portal.platform.clock.now()],
    );
    expect(await promised()).toEqual(noCard);
  });

  it('does not pay bills that were due before it was switched on [BL-014]', async () => {
    await query(`update recurrent_payment set activated_at = $1 where item_id = 'M1000101'`, [
      bills.portal.platform.clock.now(),
    ]);
    await due(-1);
    await run();
    expect([await bills.charged(), await subjects()]).toEqual([0, []]);
  });

  it('by several processes at once charges once [BL-011, BL-014]', async () => {
    await due(0);
    const handler = handleAutomaticPayments(bills.portal.platform);
    await Promise.all(Array.from({ length: 8 }, () => handler.run({}, '')));
    await bills.portal.runDueJobs();
    expect(await bills.charged()).toBe(4260);
    expect((await triesOf())!.tries).toBe(1);
  });
});
