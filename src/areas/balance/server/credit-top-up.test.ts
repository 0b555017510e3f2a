// Faults and races around crediting: the operator's system or the bank is away, loses answers or refuses.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#testing/audit-of.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import { embeddedBalanceSource } from './balance-source/embedded-balance-source.ts';
import { staleTopUpsJob } from './jobs.ts';
import { creditTopUp, handleCreditTopUp } from './credit-top-up.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

const money = async () => ({ charged: await balance.charged(), credited: (await balance.credited()) - 340 });
const source = () => embeddedBalanceSource(balance.portal.platform.db, balance.portal.platform.clock);

/** A paid top-up that is not credited yet, and its key. */
async function paidTopUp() {
  await balance.fault('*', 'down');
  const { top_up_id: topUpId } = await balance.start();
  await balance.portal.runDueJobs();
  expect(await balance.topUpOf(topUpId)).toMatchObject({ state: 'crediting' });
  await balance.fault('*', null);
  const { rows } = await balance.query('select customer_id from top_up where top_up_id = $1', [topUpId]);
  return { customerId: rows[0].customer_id as number, serviceId: georgisNumber, topUpId };
}

describe('a paid top-up', () => {
  it('is credited when the operator’s system is back, and only then is reported [BA-004]', async () => {
    const { topUpId } = await paidTopUp();
    expect(await money()).toEqual({ charged: 1000, credited: 0 });
    expect(await balance.mails()).toEqual([]);
    await balance.passAndRun(3600);
    await balance.signInAgain();
    expect(await balance.topUpOf(topUpId)).toMatchObject({ state: 'credited' });
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
    expect(await balance.mails()).toHaveLength(1);
  });

  it.each([
    ['never reaches the system', 'down'],
    ['is credited without an answer', 'lost'],
  ] as const)('that %s is credited once [BA-004]', async (_what, fault) => {
    await balance.fault('credit', fault);
    const { top_up_id } = await balance.start();
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'crediting' });
    await balance.fault('credit', null);
    await balance.passAndRun(3600);
    await balance.signInAgain();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
    expect(await balance.mails()).toHaveLength(1);
  });

  it('with a lost answer counts once, also if the balance was measured before the outcome is known [BA-004]', async () => {
    await balance.fault('credit', 'lost');
    const { top_up_id } = await balance.start();
    await balance.portal.runDueJobs();
    await balance.portal.pass(20);
    // The report of the operator already contains the credit.
    await balance.query('update prepaid_balance set balance_cents = 1340, measured_at = $1', [
      balance.portal.platform.clock.now(),
    ]);
    const { rows } = await balance.query('select customer_id from top_up');
    const key = { customerId: rows[0].customer_id as number, serviceId: georgisNumber, topUpId: top_up_id };
    const withoutReport = { ...source(), report: () => Promise.reject(new PartnerUnavailable('down')) };
    await creditTopUp(balance.portal.platform, withoutReport, key);
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    await balance.fault('*', 'down');
    expect(await balance.available()).toBe(1340);
  });

  it('that is refused for good is refunded, and the user is told by mail and bell [BA-004]', async () => {
    await balance.fault('credit', 'refused');
    const { top_up_id } = await balance.start();
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({
      state: 'refunded',
      reason: 'not-credited',
      has_receipt: false,
    });
    expect(await money()).toEqual({ charged: 0, credited: 0 });
    expect(await auditOf(balance.portal, 'balance.refund')).toContainEqual({
      subject: georgisNumber,
      facts: { reference: top_up_id, cents: 1000 },
    });
    expect(await balance.mails()).toEqual([expect.stringContaining('Връщаме 10,00')]);
    const { rows } = await balance.query(`select service_id from attention where kind = 'top-up-failed'`);
    expect(rows).toEqual([{ service_id: georgisNumber }]);
  });

  it('that is refused while the bank is away is refunded when it is back [BA-004]', async () => {
    const key = await paidTopUp();
    await balance.fault('credit', 'refused');
    await balance.bankIs('down');
    await creditTopUp(balance.portal.platform, source(), key).catch(() => undefined);
    await balance.portal.pass(60);
    await creditTopUp(balance.portal.platform, source(), key);
    expect((await balance.query('select state from top_up')).rows).toEqual([{ state: 'refunding' }]);
    await balance.bankIs('up');
    await balance.passAndRun(60);
    expect(await money()).toEqual({ charged: 0, credited: 0 });
    expect((await balance.query('select state from top_up')).rows).toEqual([{ state: 'refunded' }]);
  });

  it('is credited once by two hundred concurrent requests [BA-004]', async () => {
    const key = await paidTopUp();
    await balance.portal.pass(60);
    const { platform } = balance.portal;
    await Promise.all(Array.from({ length: 200 }, () => creditTopUp(platform, source(), key)));
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
    expect(await balance.mails()).toHaveLength(1);
  });

  it('whose job was lost is found by the hourly job [BA-004]', async () => {
    await paidTopUp();
    await balance.query('truncate scheduled_job');
    await balance.portal.pass(3 * 3600);
    const stale = handleCreditTopUp(balance.portal.platform, source()).find(
      ({ job }) => job.name === staleTopUpsJob.name,
    )!;
    await stale.run({}, 'test');
    await balance.portal.runDueJobs();
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
  });
});

it('a failed top-up of another number is told to the payer alone, and one of the own number until the next is credited [BA-004, BA-006]', async () => {
  const tasks = async () => (await balance.query(`select from attention where kind = 'top-up-failed'`)).rowCount;
  await balance.fault('credit', 'refused');
  const maria = await balance.portal.browser().signIn('maria');
  await balance.start({ who: maria, card: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2001' });
  await balance.portal.runDueJobs();
  expect([await tasks(), await balance.mails()]).toEqual([0, [expect.stringContaining('Връщаме 10,00')]]);
  await balance.start();
  await balance.portal.runDueJobs();
  expect(await tasks()).toBe(1);
  await balance.fault('credit', null);
  await balance.start();
  await balance.portal.runDueJobs();
  expect(await tasks()).toBe(0);
});

describe('the bank', () => {
  it('that is away before the charge is asked until the card is charged, and the number credited once [BA-004]', async () => {
    await balance.bankIs('down');
    const { top_up_id } = await balance.start();
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'paying' });
    await balance.bankIs('up');
    await balance.passAndRun(600);
    await balance.passAndRun(600);
    await balance.signInAgain();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
  });

  it('that approves after the top-up expired has the money: it is credited [BA-004]', async () => {
    const { top_up_id, form } = await balance.start({ card: null });
    for (let minutes = 0; minutes <= 60; minutes += 10) await balance.passAndRun(600);
    await balance.signInAgain();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'expired' });
    await balance.post((await balance.visit(form!, 'visa'))!);
    await balance.portal.runDueJobs();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
  });

  it('that posts its answer in two tabs at once is booked once [BA-004]', async () => {
    const { form } = await balance.start({ card: null });
    const answer = (await balance.visit(form!, 'visa'))!;
    await Promise.all(Array.from({ length: 20 }, () => balance.post(answer)));
    await balance.portal.runDueJobs();
    expect(await money()).toEqual({ charged: 1000, credited: 1000 });
  });
});
