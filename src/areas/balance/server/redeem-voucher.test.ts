import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { georgisNumber, openBalance, usedVoucher, voucher, type BalancePortal } from '#testing/balance.ts';
import { creditTopUp } from './credit-top-up.ts';
import type { TopUpOutcome } from './balance-source/balance-source.ts';
import { embeddedBalanceSource } from './balance-source/embedded-balance-source.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

async function redeemed(code: string, request?: Parameters<BalancePortal['redeem']>[1]) {
  const { status, body } = await balance.redeem(code, request);
  expect(status).toBe(200);
  return balance.topUpOf((body as { top_up_id: string }).top_up_id, request?.who);
}

const wrong = (at: number) => `99990000${1000 + at}`;

describe('a voucher', () => {
  it('is checked by the operator’s system and credited with its amount [BA-002, BA-003, BA-007]', async () => {
    expect(await redeemed(voucher.code)).toMatchObject({
      state: 'credited',
      way: 'voucher',
      amount: [{ value: voucher.cents / 100 }, {}],
      has_receipt: false,
    });
    expect([await balance.credited(), await balance.available()]).toEqual([340 + voucher.cents, 340 + voucher.cents]);
  });

  it('that was used says so, also in the second of two tabs [BA-003]', async () => {
    expect(await redeemed(usedVoucher)).toMatchObject({ state: 'refused', reason: 'voucher-used' });
    expect(await balance.mails()).toEqual([]);
    await redeemed(voucher.code);
    expect(await redeemed(voucher.code)).toMatchObject({ state: 'refused', reason: 'voucher-used' });
    expect(await balance.credited()).toBe(340 + voucher.cents);
  });

  it('tops up the number of somebody else [BA-006]', async () => {
    const maria = await balance.portal.browser().signIn('maria');
    expect(await redeemed(voucher.code, { who: maria })).toMatchObject({ state: 'credited', msisdn: georgisNumber });
  });

  it('under one key is redeemed once, and a retry gets the first answer [BA-004]', async () => {
    const key = crypto.randomUUID();
    const first = await balance.redeem(voucher.code, { key });
    expect((await balance.redeem(voucher.code, { key })).body).toEqual(first.body);
    expect((await balance.query('select from top_up')).rowCount).toBe(1);
  });

  it('of which nobody knows the code afterwards: it is in no table and no log [BA-003]', async () => {
    await redeemed(voucher.code);
    await balance.portal.runDueJobs();
    const { rows } = await balance.query(`select (select string_agg(t::text, ' ') from top_up t) || (select
      string_agg(t::text, ' ') from audit t) || coalesce((select string_agg(t::text, ' ') from idempotency t), '') as stored`);
    expect(rows[0].stored).not.toContain(voucher.code);
    expect(balance.portal.log.join('\n')).not.toContain(voucher.code);
  });
});

describe('wrong codes', () => {
  it('lock trying for an hour after the fifth [BA-003]', async () => {
    stopRealTime();
    for (let at = 0; at < 5; at++) {
      expect(await redeemed(wrong(at))).toMatchObject({ state: 'refused', reason: 'voucher-unknown' });
    }
    expect(outcomeOf(await balance.redeem(voucher.code))).toBe('429 EC_Voucher_Locked');
    expect((await balance.georgi.call('GET', '/top-ups/offers')).body).toMatchObject({
      voucher_wait_seconds: 3600,
    });
    await balance.portal.pass(3599);
    await balance.signInAgain();
    expect(outcomeOf(await balance.redeem(voucher.code))).toBe('429 EC_Voucher_Locked');
    await balance.portal.pass(1);
    expect(await redeemed(voucher.code)).toMatchObject({ state: 'credited' });
  });

  it('are forgotten after a right one [BA-003]', async () => {
    for (let at = 0; at < 4; at++) await redeemed(wrong(at));
    await redeemed(voucher.code);
    for (let at = 0; at < 4; at++) await redeemed(wrong(at));
    expect((await balance.redeem(wrong(9))).status).toBe(200);
  });

  it('two hundred at once reach the operator’s system five times [BA-003]', async () => {
    await balance.query(`update rate_limit set hits = 0`);
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => balance.redeem(wrong(at))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await balance.query(`select from top_up where reason = 'voucher-unknown'`)).rowCount).toBe(5);
  });
});

describe('a voucher without an answer', () => {
  it('that was used is found out and credited, once [BA-003, BA-004]', async () => {
    await balance.fault('redeem', 'lost');
    const { top_up_id, state } = await redeemed(voucher.code);
    expect(state).toBe('crediting');
    await balance.passAndRun(60);
    await balance.signInAgain();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'credited' });
    expect(await balance.credited()).toBe(340 + voucher.cents);
    expect(await balance.mails()).toHaveLength(1);
  });

  it('is asked about for a minute, and then was never received', async () => {
    stopRealTime();
    await balance.fault('*', 'down');
    const { top_up_id } = await redeemed(voucher.code);
    await balance.fault('*', null);
    const states: string[] = [];
    for (const seconds of [59, 1]) {
      await balance.portal.pass(seconds);
      await balance.query('update top_up set asked_at = null');
      states.push((await balance.topUpOf(top_up_id)).state);
    }
    expect(states).toEqual(['crediting', 'failed']);
  });

  it.each<[TopUpOutcome & { outcome: 'refused' }, object, RegExp]>([
    [{ outcome: 'refused', reason: 'unknown' }, { state: 'refused', reason: 'voucher-unknown' }, /Няма такъв код/],
    [{ outcome: 'refused', reason: 'used' }, { state: 'refused', reason: 'voucher-used' }, /вече е използван/],
    [{ outcome: 'refused', reason: 'expired' }, { state: 'refused', reason: 'voucher-expired' }, /е изтекъл/],
    [{ outcome: 'refused', reason: null }, { state: 'failed', reason: 'not-credited' }, /Не знаем дали/],
  ])('that the system refuses later (%o) is told by e-mail [BA-003]', async (outcome, shown, text) => {
    await balance.fault('*', 'down');
    const { top_up_id } = await redeemed(voucher.code);
    await balance.fault('*', null);
    await balance.portal.pass(60);
    const { platform } = balance.portal;
    const source = {
      ...embeddedBalanceSource(platform.db, platform.clock),
      outcomeOf: () => Promise.resolve(outcome),
    };
    const { rows } = await balance.query('select customer_id from top_up');
    const key = { customerId: rows[0].customer_id as number, serviceId: georgisNumber, topUpId: top_up_id };
    await creditTopUp(platform, source, key);
    expect(await balance.topUpOf(top_up_id)).toMatchObject(shown);
    expect(await balance.mails()).toEqual(['Ваучерът не зареди номер 0888100201']);
    const [mail] = (await balance.query('select body from outbox')).rows as [{ body: string }];
    expect(mail.body).toMatch(text);
  });

  it('that never arrived is reported as not used, counts as no attempt, and can be entered again [BA-003, BA-004]', async () => {
    await balance.fault('*', 'down');
    const { top_up_id } = await redeemed(voucher.code);
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'crediting', reason: null });
    await balance.fault('*', null);
    await balance.passAndRun(300);
    await balance.signInAgain();
    expect(await balance.topUpOf(top_up_id)).toMatchObject({ state: 'failed', reason: 'not-received' });
    expect((await balance.query('select wrong from voucher_attempt')).rows).toEqual([{ wrong: 0 }]);
    expect(await balance.mails()).toEqual(['Ваучерът не е използван']);
    expect(await redeemed(voucher.code)).toMatchObject({ state: 'credited' });
  });
});

it('two hundred concurrent uses of one voucher credit it once [BA-003, BA-004]', async () => {
  const people = await Promise.all(
    ['maria', 'elena', 'ivan', 'boris'].map((name) => balance.portal.browser().signIn(name)),
  );
  await Promise.all(Array.from({ length: 200 }, (_, at) => balance.redeem(voucher.code, { who: people[at % 4]! })));
  expect(await balance.credited()).toBe(340 + voucher.cents);
  expect((await balance.query(`select from top_up where state = 'credited'`)).rowCount).toBe(1);
});
