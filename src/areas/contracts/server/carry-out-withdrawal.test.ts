import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { centsOf, priceOf } from '#platform/money.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { contractsOn, openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { desislava, openSigningOn } from '#testing/e-signing.ts';
import { listeners } from '#testing/music-offer.ts';
import { openPortal } from '#testing/portal.ts';
import { pdfText } from '#testing/pdf-info.ts';
import { proverOn } from '#testing/prover.ts';
import { pendingWithdrawals } from './pending-order-store.ts';
import { markEnded, moveRefund } from './withdrawal-store.ts';

const georgisNumber = '359888100201';
const georgisCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2201';
let contracts: ContractsPortal;
afterEach(() => contracts.close());

/** What delays the erasure of the account. */
async function pendingOfGeorgi() {
  const { db } = contracts.portal.platform;
  const username = 'georgi@demo.abonat.bg';
  const { account_id } = await db
    .selectFrom('account')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const [withdrawals] = pendingWithdrawals;
  return (await withdrawals!.find({ customerId: null, accountIds: [account_id] }).execute(db)).rows;
}

const activate = (msisdn: string, codes: string[]) =>
  contracts.who.call('POST', '/digital-extras-swap/extras/activate', { body: { msisdn, codes } });

describe('of an extra', () => {
  beforeEach(async () => {
    contracts = await openContracts();
  });

  it('that is still being set up waits for the network, then ends, and nothing is due [FE-001, FE-002]', async () => {
    expect(outcomeOf(await activate(plamen.number, ['20123']))).toBe('202');
    const { purchase_id } = await contracts.newest();
    expect(await contracts.preview(purchase_id)).toMatchObject({ is_pending: true, used_days: 0, due: priceOf(0) });
    expect((await contracts.withdraw(purchase_id)).status).toBe(200);
    await contracts.fault('provisioning', '*', 'down');
    await contracts.pass(60);
    expect(await contracts.statusOf('20123')).toBe('InProgress');
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ending' });
    await contracts.fault('provisioning', '*', null);
    await contracts.pass(120);
    await contracts.pass(120);
    expect(await contracts.statusOf('20123')).toBe('Inactive');
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ended', due: priceOf(0) });
  });

  it('whose order failed meanwhile is over, and nothing was bought [FE-001]', async () => {
    await activate(plamen.number, ['20123']);
    const { purchase_id } = await contracts.newest();
    await contracts.withdraw(purchase_id);
    await contracts.fault('provisioning', '20123', 'fails');
    await contracts.pass(60);
    await contracts.pass(120);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ended', refund_state: 'none' });
  });

  it('whose order fails is no purchase [FE-001]', async () => {
    await activate(plamen.number, ['20123']);
    const { purchase_id } = await contracts.newest();
    await contracts.fault('provisioning', '20123', 'fails');
    await contracts.pass(60);
    expect((await contracts.overview()).purchases.map((each) => each.purchase_id)).not.toContain(purchase_id);
    expect(outcomeOf(await contracts.withdraw(purchase_id))).toBe('409 EC_Not_Withdrawable');
  });

  it('does not end the same extra that was ordered again later [FE-001]', async () => {
    await activate(plamen.number, ['20123']);
    const first = (await contracts.newest()).purchase_id;
    await contracts.pass(60);
    await contracts.query(`update service_extra set status = 'Inactive', deactivates_on = null
      where service_id = '${plamen.number}' and code = '20123'`);
    await contracts.pass(60);
    await activate(plamen.number, ['20123']);
    await contracts.pass(60);
    expect(outcomeOf(await contracts.withdraw(first))).toBe('200');
    await contracts.pass(60);
    expect(await contracts.withdrawal(first)).toMatchObject({ state: 'ended' });
    expect(await contracts.statusOf('20123')).toBe('Active');
  });

  it('ends once, however often its job runs [FE-001]', async () => {
    await contracts.withdraw(plamen.traffic);
    await contracts.pass(60);
    const [key] = await contracts.query<{ customer_id: number }>(
      'select customer_id from withdrawal where purchase_id = $1',
      [plamen.traffic],
    );
    const purchase = { customerId: key!.customer_id, purchaseId: plamen.traffic };
    const { db, clock } = contracts.portal.platform;
    expect(await inTransaction(db, (tx) => markEnded(tx, purchase, clock.now()))).toBe(false);
  });

  it('is refunded without another one of the customer [FE-002]', async () => {
    for (const purchase of [plamen.traffic, plamen.package]) await contracts.withdraw(purchase);
    await contracts.query(`update withdrawal set refund_state = 'due'`);
    const [first] = await contracts.query<{ customer_id: number }>('select customer_id from withdrawal');
    const purchase = { customerId: first!.customer_id, purchaseId: plamen.package };
    const { db, clock } = contracts.portal.platform;
    const send = () => inTransaction(db, (tx) => moveRefund(tx, purchase, 'due', 'sent', clock.now()));
    expect([await send(), await send()]).toEqual([true, false]);
    const states = `select purchase_id, refund_state from withdrawal order by refund_state`;
    expect(await contracts.query(states)).toEqual([
      { purchase_id: plamen.traffic, refund_state: 'due' },
      { purchase_id: plamen.package, refund_state: 'sent' },
    ]);
  });

  it('does not end the same extra on a free position [FE-001]', async () => {
    await contracts.query(`update service_extra set slot = 1 where service_id = '${plamen.number}' and code = '20120'`);
    expect(await contracts.preview(plamen.traffic)).toMatchObject({ is_pending: false, also_ends: [] });
    await contracts.withdraw(plamen.traffic);
    await contracts.pass(60);
    expect(await contracts.withdrawal(plamen.traffic)).toMatchObject({ state: 'ended' });
    expect(await contracts.statusOf('20120')).toBe('Active');
  });

  it('is carried out by the hourly job if its own was lost [FE-001]', async () => {
    await contracts.withdraw(plamen.traffic);
    await contracts.query(`delete from scheduled_job where name = 'carry-out-withdrawal'`);
    await contracts.portal.pass(3 * 3600);
    await contracts.query(`insert into scheduled_job (job_id, name, payload, run_at)
      values (gen_random_uuid(), 'carry-out-stale-withdrawals', '{}', '-infinity')`);
    await contracts.pass(60);
    expect(await contracts.statusOf('20120')).toBe('Inactive');
  });
});

describe('of a roaming package', () => {
  beforeEach(async () => {
    contracts = await openContracts();
  });
  const used = async () =>
    (
      await contracts.query<{ used_cents: number }>(`select used_cents from service_credit where service_id = $1`, [
        plamen.number,
      ])
    )[0]?.used_cents;

  it('ends it by an order to the network and returns the unused part with the bill, to the cent [FE-001, FE-002]', async () => {
    await contracts.withdraw(plamen.package);
    await contracts.portal.runDueJobs();
    expect(await contracts.withdrawal(plamen.package)).toMatchObject({ state: 'ending', refund_state: 'due' });
    expect(await used()).toBe(690);
    await contracts.pass(60);
    await contracts.pass(60);
    expect(await contracts.withdrawal(plamen.package)).toMatchObject({ state: 'ended', refund_state: 'sent' });
    expect(await used()).toBe(296);
    const orders = await contracts.query<{ removes: string[] }>(
      'select removes from provisioning_order where service_id = $1',
      [plamen.number],
    );
    expect(orders).toEqual([{ removes: ['63540'] }]);
  });

  it('that the network refuses to end is ordered again [FE-001]', async () => {
    await contracts.fault('provisioning', '63540', 'fails');
    await contracts.withdraw(plamen.package);
    await contracts.pass(60);
    expect(await contracts.withdrawal(plamen.package)).toMatchObject({ state: 'ending' });
    await contracts.fault('provisioning', '63540', null);
    for (let turn = 0; turn < 4; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(plamen.package)).toMatchObject({ state: 'ended', refund_state: 'sent' });
    expect(await used()).toBe(296);
  });

  it('and of a plan are recorded when they are ordered, without those that cost nothing [FE-001]', async () => {
    const modify = (tariffs: object[]) =>
      contracts.who.call('PATCH', `/roaming/modification/${plamen.number}`, { body: { roaming_tariffs: tariffs } });
    expect(outcomeOf(await modify([{ tariff_id: '63540', operation: 'activate' }]))).toBe('204');
    const bought = await contracts.newest();
    expect(bought).toMatchObject({ kind: 'roaming-package', price: priceOf(690), price_per: 'once', refusal: null });
    await contracts.pass(60);
    // Not used abroad yet: everything returns.
    expect(await contracts.preview(bought.purchase_id)).toMatchObject({ is_pending: false, refund: priceOf(690) });
    await contracts.withdraw(bought.purchase_id);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(60);
    expect(await used()).toBe(690);
    const [other] = await contracts.query<{ status: string }>(
      `select status from service_roaming_package where package_id = 'P-11741'`,
    );
    expect(other?.status).toBe('active');
  });
});

describe('of a prepaid number', () => {
  beforeEach(async () => {
    contracts = await openContracts('georgi');
  });
  const credited = async () =>
    (
      await contracts.query<{ cents: number }>(
        `select balance_cents as cents from embedded_balance where service_id = $1`,
        [georgisNumber],
      )
    )[0]!.cents;
  const topUp = (amount: number) =>
    contracts.who.call('POST', `/balance/${georgisNumber}/top-ups`, { body: { amount, card: georgisCard } });
  const reversed = async () =>
    (
      await contracts.query<{ amount: string | null }>(
        'select reversed_amount as amount from embedded_payment where is_reversed',
      )
    ).map(({ amount }) => amount);

  it('returns the unused part of an extra to the balance, once, also if the answer is lost [FE-001, FE-002]', async () => {
    await topUp(20);
    await contracts.portal.runDueJobs();
    expect(outcomeOf(await activate(georgisNumber, ['20123']))).toBe('202');
    await contracts.pass(60);
    const bought = await contracts.newest();
    expect(bought).toMatchObject({ kind: 'extra', refusal: null });
    const { due, refund, refund_to } = await contracts.preview(bought.purchase_id);
    expect(refund_to).toBe('balance');
    expect(centsOf(refund)).toBeGreaterThan(0);
    const paid = (
      await contracts.query<{ paid_cents: number }>('select paid_cents from purchase where purchase_id = $1', [
        bought.purchase_id,
      ])
    )[0]!;
    expect(centsOf(due) + centsOf(refund)).toBe(paid.paid_cents);
    await contracts.who.call('GET', `/balance/${georgisNumber}`);
    const before = await credited();
    await contracts.fault('balance', 'credit-answer', 'down');
    await contracts.withdraw(bought.purchase_id);
    await contracts.pass(60);
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ended', refund_state: 'sent' });
    await contracts.fault('balance', 'credit-answer', null);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(700);
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ refund_state: 'done' });
    expect(await credited()).toBe(before + centsOf(refund));
  });

  it('that the balance system refuses stays visible as not returned [FE-001]', async () => {
    await topUp(20);
    await contracts.portal.runDueJobs();
    await activate(georgisNumber, ['20123']);
    await contracts.pass(60);
    const { purchase_id } = await contracts.newest();
    await contracts.fault('balance', 'credit', 'fails');
    await contracts.withdraw(purchase_id);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ended', refund_state: 'failed' });
  });

  it('whose refund was lost with an erased profile stays visible as not returned [FE-001]', async () => {
    await topUp(20);
    await contracts.portal.runDueJobs();
    await activate(georgisNumber, ['20123']);
    await contracts.pass(60);
    const { purchase_id } = await contracts.newest();
    await contracts.fault('balance', 'credit', 'down');
    await contracts.withdraw(purchase_id);
    await contracts.pass(60);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ refund_state: 'sent' });
    expect(await pendingOfGeorgi()).toEqual([{ reference: purchase_id }]);
    await contracts.query(`delete from top_up where way = 'refund'`);
    await contracts.pass(120);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ended', refund_state: 'failed' });
    expect(await pendingOfGeorgi()).toEqual([]);
  });

  it('returns the unspent part of a top-up to the card, and takes it from the balance first [FE-001, FE-002]', async () => {
    await topUp(10);
    await contracts.portal.runDueJobs();
    const bought = await contracts.newest();
    expect(bought).toMatchObject({ kind: 'top-up', price: priceOf(1000), refusal: null });
    await contracts.query(`update embedded_balance set balance_cents = 840 where service_id = $1`, [georgisNumber]);
    await contracts.pass(60);
    await contracts.who.call('GET', `/balance/${georgisNumber}`);
    expect(await contracts.preview(bought.purchase_id)).toMatchObject({
      due: priceOf(160),
      refund: priceOf(840),
      refund_to: 'card',
    });
    await contracts.withdraw(bought.purchase_id);
    // The money cannot be spent any more.
    const balance = (await contracts.who.call('GET', `/balance/${georgisNumber}`)).body as {
      available: [{ value: number }];
    };
    expect(balance.available[0].value).toBe(0);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ended', refund_state: 'done' });
    expect([await credited(), await reversed()]).toEqual([0, ['8.40']]);
  });

  it('from an automatic top-up stops it, so that the card is not charged again [FE-001]', async () => {
    await topUp(10);
    await contracts.portal.runDueJobs();
    const { purchase_id } = await contracts.newest();
    await contracts.query(`insert into automatic_top_up (customer_id, service_id, account_id, card_id, mode, below_cents,
        amount_cents, ceiling_cents, created_at, chosen_at)
      select customer_id, service_id, account_id, '${georgisCard}', 'below', 500, 1000, 3000, now(), now() from top_up
      on conflict (customer_id, service_id) do update set stopped_at = null`);
    expect(await contracts.preview(purchase_id)).toMatchObject({ also_ends: [] });
    await contracts.query('update top_up set is_automatic = true');
    expect(await contracts.preview(purchase_id)).toMatchObject({ also_ends: ['Автоматично зареждане'] });
    await contracts.withdraw(purchase_id);
    expect(await contracts.query('select stop_reason from automatic_top_up where stopped_at is not null')).toEqual([
      { stop_reason: 'withdrawal' },
    ]);
  });

  const bankReturns = async () => {
    await contracts.fault('payment-gateway', '*', null);
    await contracts.portal.pass(3 * 3600);
    await contracts.query(`insert into scheduled_job (job_id, name, payload, run_at)
      select gen_random_uuid(), name, '{}', '-infinity' from (values ('advance-stale-top-up-payments'),
        ('carry-out-stale-withdrawals')) each (name)`);
    await contracts.pass(1200);
    await contracts.pass(7200);
  };

  it('waits for a bank that is away, and returns once [FE-001]', async () => {
    await topUp(10);
    await contracts.portal.runDueJobs();
    const { purchase_id } = await contracts.newest();
    await contracts.fault('payment-gateway', '*', 'down');
    await contracts.withdraw(purchase_id);
    await contracts.pass(60).catch(() => undefined);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ refund_state: 'sent' });
    expect(await reversed()).toEqual([]);
    await bankReturns();
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ended', refund_state: 'done' });
    expect(await reversed()).toEqual(['10.00']);
  });

  it('returns nothing before the money is taken from the balance, and then once [FE-001]', async () => {
    await topUp(10);
    await contracts.portal.runDueJobs();
    const { purchase_id } = await contracts.newest();
    await contracts.fault('balance', 'deduct', 'down');
    await contracts.withdraw(purchase_id);
    await contracts.pass(30);
    expect(await contracts.withdrawal(purchase_id)).toMatchObject({ state: 'ending', refund_state: 'due' });
    expect([await credited(), await reversed()]).toEqual([1340, []]);
    await contracts.fault('balance', 'deduct', null);
    await bankReturns();
    expect([await credited(), await reversed()]).toEqual([340, ['10.00']]);
  });

  it('of somebody who topped up another number does not exist: its owner has the money [FE-001]', async () => {
    const maria = await contracts.portal.browser().signIn('maria');
    const card = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001';
    const reply = await maria.call('POST', `/balance/${georgisNumber}/top-ups`, { body: { amount: 10, card } });
    expect(reply.status).toBe(200);
    await contracts.portal.runDueJobs();
    expect((await contracts.overview()).purchases).toEqual([]);
  });
});

describe('of what is sold without an account or by a document', () => {
  it('music tells the platform, ends today and costs nothing in the free days [FE-001, FE-002]', async () => {
    const portal = await openPortal();
    const prover = proverOn(portal, 'music');
    await prover.prove(listeners.fresh);
    await prover.call('POST', '/music/activate', { body: { unique_id: prover.uniqueId } });
    contracts = await contractsOn(portal, 'maria');
    const bought = await contracts.newest();
    expect(bought).toMatchObject({ kind: 'music', refusal: null });
    expect(await contracts.preview(bought.purchase_id)).toMatchObject({ used_days: 0, due: priceOf(0) });
    await contracts.fault('music', '*', 'down');
    await contracts.withdraw(bought.purchase_id);
    await contracts.portal.runDueJobs();
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ending' });
    await contracts.fault('music', '*', null);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ended', refund_state: 'none' });
    const [subscription] = await contracts.query<{ status: string; deactivates_on: string }>(
      `select status, deactivates_on::text from music_subscription where service_id = $1`,
      [listeners.fresh],
    );
    expect(subscription).toMatchObject({ status: 'Deactivated' });
  });

  it('a signed contract is passed on to the systems of the operator [FE-001]', async () => {
    const portal = await openPortal();
    const signing = await openSigningOn(portal);
    await signing.switchOn();
    await signing.signByCode(desislava.annex);
    contracts = await contractsOn(portal, 'desislava');
    const bought = await contracts.newest();
    expect(bought).toMatchObject({ kind: 'document', price: null, refusal: null });
    await contracts.portal.runDueJobs();
    await contracts.withdraw(bought.purchase_id);
    await contracts.fault('document-events', '*', 'down');
    await contracts.portal.runDueJobs();
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ending' });
    await contracts.fault('document-events', '*', null);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(bought.purchase_id)).toMatchObject({ state: 'ended', refund_state: 'none' });
    const receipt = await pdfText(
      (await contracts.who.call('GET', contracts.path(bought.purchase_id, 'receipt'))).bytes,
    );
    expect(receipt.replaceAll(/\s+/g, ' ')).toContain('Операторът смята дължимото');
    expect(receipt).not.toMatch(/Дължиш|0,00/);
  });
});
