import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import { auditOf } from '#testing/audit-of.ts';
import { georgisCard, georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { embeddedBalanceSource } from './balance-source/embedded-balance-source.ts';
import { handleAutomaticTopUps } from './run-automatic.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

const below = { mode: 'below', below: 5, amount: 10, ceiling: 20, card: georgisCard };
const set = (automatic: object | null) =>
  balance.georgi.call('PUT', `/balance/${georgisNumber}/auto-top-up`, { body: { automatic } });

/** One run of the recurring job, and the jobs that follow. */
async function run(): Promise<void> {
  const { platform } = balance.portal;
  await handleAutomaticTopUps(platform, embeddedBalanceSource(platform.db, platform.clock)).run({}, 'test');
  await balance.portal.runDueJobs();
}

async function passAndRun(seconds: number): Promise<void> {
  await balance.portal.pass(seconds);
  await run();
}

/** The next charge: its notice, then the charge. */
async function nextCharge(): Promise<void> {
  await run();
  await passAndRun(3600);
}

const spend = () => balance.query('update embedded_balance set balance_cents = 100');

describe('an automatic top-up below a balance', () => {
  it('tells the user an hour before, then charges the card and credits the number once [BA-005, BA-007]', async () => {
    expect((await set(below)).status).toBe(204);
    await run();
    expect(await balance.mails()).toEqual([expect.stringMatching(/^В .* ще заредим 10,00/)]);
    expect(await balance.charged()).toBe(0);
    await passAndRun(3599);
    expect(await balance.charged()).toBe(0);
    await passAndRun(1);
    await run();
    expect([await balance.charged(), await balance.credited()]).toEqual([1000, 1340]);
    const { rows } = await balance.query('select top_up_id as reference from top_up');
    expect((await auditOf(balance.portal, 'balance.top-up-automatically')).at(-1)).toEqual({
      subject: georgisNumber,
      facts: { ...rows[0], cents: 1000 },
    });
    await balance.signInAgain();
    expect((await balance.read()).automatic).toMatchObject({ mode: 'below', charged_this_month: [{ value: 10 }, {}] });
  });

  it('asks a source that does not answer once in a run [BA-005]', async () => {
    await set(below);
    await balance.query(`insert into automatic_top_up
      (customer_id, service_id, account_id, card_id, mode, below_cents, amount_cents, ceiling_cents, created_at,
       chosen_at)
      select service.customer_id, service.service_id, account_id, card_id, mode, below_cents, amount_cents, ceiling_cents,
        created_at, chosen_at from automatic_top_up, service where service.service_id = '359888100731'`);
    await balance.portal.pass(60);
    const { platform } = balance.portal;
    const report = vi.fn(() => Promise.reject(new PartnerUnavailable('down')));
    const source = { ...embeddedBalanceSource(platform.db, platform.clock), report };
    await handleAutomaticTopUps(platform, source).run({}, 'test');
    expect(report).toHaveBeenCalledOnce();
  });

  it('runs once in two processes at the same time [BA-004, BA-005]', async () => {
    await set(below);
    await run();
    await balance.portal.pass(3600);
    await Promise.all([run(), run(), run()]);
    expect(await balance.charged()).toBe(1000);
  });

  it('can be stopped at any time, also after its notice [BA-005]', async () => {
    await set(below);
    await run();
    expect((await set(null)).status).toBe(204);
    await passAndRun(3600);
    expect(await balance.charged()).toBe(0);
    await balance.signInAgain();
    expect((await balance.read()).automatic).toBeNull();
  });

  it('is withdrawn if the balance rises after the notice [BA-005]', async () => {
    await set(below);
    await run();
    await balance.query('update embedded_balance set balance_cents = 900');
    await passAndRun(3600);
    expect(await balance.charged()).toBe(0);
  });

  it('keeps the ceiling of the month, and tells the user once [BA-005]', async () => {
    await set(below);
    for (let day = 0; day < 4; day++) {
      await nextCharge();
      await spend();
      await balance.portal.pass(86_400);
    }
    await run();
    const { rows } = await balance.query(`select count(*)::integer as charges, count(distinct
      date_trunc('month', created_at at time zone 'Europe/Sofia'))::integer as months from top_up`);
    // The days may be in two months.
    expect(rows[0].charges).toBeLessThanOrEqual(2 * rows[0].months);
    const told = (await balance.mails()).filter((subject) => subject.includes('тавана'));
    expect(told).toHaveLength(rows[0].months === 1 ? 1 : told.length);
  });

  it('stops after three refusals in a row, and tells the user each time [BA-005]', async () => {
    await balance.query(`update saved_card set gateway_reference = 'gone' where card_id = $1`, [georgisCard]);
    await set({ ...below, amount: 100, ceiling: 1000 });
    await balance.query('update automatic_top_up set amount_cents = 200000, ceiling_cents = 2000000');
    for (let day = 0; day < 4; day++) {
      await nextCharge();
      await balance.portal.pass(86_400);
    }
    await balance.signInAgain();
    expect((await balance.read()).automatic).toMatchObject({ is_stopped: true, stop_reason: 'failures' });
    expect((await set(below)).status).toBe(204);
    expect((await balance.read()).automatic).toMatchObject({ is_stopped: false, stop_reason: null });
    expect((await balance.query('select from top_up')).rowCount).toBe(3);
    const subjects = await balance.mails();
    expect(subjects.filter((subject) => subject.includes('не зареди'))).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes('вече не се зарежда'))).toHaveLength(1);
  });

  it('whose card was removed stops and tells the user [BA-005]', async () => {
    await set(below);
    await balance.query('update automatic_top_up set card_id = gen_random_uuid()');
    await run();
    expect((await balance.read()).automatic).toMatchObject({ is_stopped: true, stop_reason: 'card' });
    expect(await balance.mails()).toEqual([expect.stringContaining('вече не се зарежда')]);
    expect(await balance.charged()).toBe(0);
  });
});

it('an automatic top-up of a number that left the profile stops, because nobody could stop it [BA-005]', async () => {
  await set(below);
  await balance.query(`update account_service set is_owner = false where service_id = $1`, [georgisNumber]);
  await run();
  await passAndRun(3600);
  await balance.query(`update account_service set is_owner = true where service_id = $1`, [georgisNumber]);
  expect(await balance.charged()).toBe(0);
  expect(await balance.mails()).toEqual([expect.stringContaining('вече не се зарежда')]);
});

it('an automatic top-up of a number that is no longer prepaid stops [BA-005]', async () => {
  await set(below);
  const { rows } = await balance.query('select tariff_id from service where service_id = $1', [georgisNumber]);
  const moveTo = (tariff: string) =>
    balance.query('update service set tariff_id = $1 where service_id = $2', [tariff, georgisNumber]);
  await moveTo('prostor-25');
  await nextCharge();
  await moveTo(rows[0].tariff_id as string);
  expect(await balance.charged()).toBe(0);
  expect(await balance.mails()).toEqual([expect.stringContaining('вече не се зарежда')]);
});

it('an automatic top-up that the operator refuses is refunded, and stops after the third [BA-004, BA-005]', async () => {
  await set({ ...below, ceiling: 100 });
  await balance.fault('credit', 'refused');
  for (let day = 0; day < 5; day++) {
    await nextCharge();
    await balance.portal.pass(86_400);
  }
  const { rows } = await balance.query('select state from top_up where is_automatic');
  expect(rows.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
  await balance.signInAgain();
  expect((await balance.read()).automatic).toMatchObject({ is_stopped: true, stop_reason: 'not_credited' });
  expect((await auditOf(balance.portal, 'balance.stop-automatic')).at(-1)).toEqual({
    subject: georgisNumber,
    facts: { outcome: 'not_credited' },
  });
  expect(await balance.charged()).toBe(0);
});

describe('an automatic top-up on a day of the month', () => {
  it('tells the user the day before and charges once on the day [BA-005]', async () => {
    await set({ mode: 'day', day: 15, amount: 10, ceiling: 20, card: georgisCard });
    for (let day = 0; day < 32; day++) await passAndRun(86_400);
    const { rows } = await balance.query(
      `select (created_at at time zone 'Europe/Sofia')::date::text as day from top_up where is_automatic`,
    );
    expect(rows.map(({ day }) => day.slice(-2))).toEqual(['15']);
    expect((await balance.mails()).filter((subject) => subject.includes('ще заредим'))).toHaveLength(1);
  });

  const onDay = (day: number, ceiling = 20) => set({ mode: 'day', day, amount: 10, ceiling, card: georgisCard });
  /** A day `months` after this month; nothing runs until then. */
  const passTo = async (months: number, day: number, hour = 10) => {
    const now = balance.portal.platform.clock.now();
    const then = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, day, hour);
    await balance.portal.pass(Math.ceil((then - now.getTime()) / 1000));
  };
  let start: Date;
  beforeEach(() => {
    start = balance.portal.platform.clock.now();
  });
  const chargedDays = async () =>
    (
      await balance.query(
        `select (created_at at time zone 'Europe/Sofia')::date::text as day from top_up where is_automatic order by 1`,
      )
    ).rows.map(({ day }) => Number(day.slice(-2)));
  const mailTexts = async () =>
    (await balance.query(`select body from outbox order by message_id`)).rows.map(({ body }) => body as string);

  it('that was missed is announced late with its real day, and charged a day after that, once [BA-005]', async () => {
    await onDay(10);
    await passTo(1, 12);
    await run();
    expect(await balance.mails()).toEqual([expect.stringMatching(/^В 13\..* ще заредим/)]);
    expect(await mailTexts()).toEqual([expect.stringContaining('след избрания от теб ден')]);
    await passAndRun(86_399);
    expect(await chargedDays()).toEqual([]);
    await passAndRun(1);
    for (let day = 0; day < 10; day++) await passAndRun(86_400);
    expect(await chargedDays()).toEqual([13]);
    expect((await balance.mails()).filter((subject) => subject.includes('ще заредим'))).toHaveLength(1);
  });

  it('whose announced charge is late by days is announced again [BA-005]', async () => {
    await onDay(10);
    await passTo(1, 9);
    await run();
    await passTo(1, 15);
    await run();
    expect(await chargedDays()).toEqual([]);
    await passTo(1, 16, 11);
    await run();
    expect(await chargedDays()).toEqual([16]);
    expect((await balance.mails()).filter((subject) => subject.includes('ще заредим'))).toHaveLength(2);
  });

  it('that no longer fits into its month is skipped: the user is told once, and the next month is charged [BA-005]', async () => {
    await onDay(27);
    await passTo(2, 3);
    await run();
    await run();
    expect(await balance.mails()).toEqual([expect.stringContaining('не заредихме')]);
    await passTo(2, 26);
    await run();
    await passTo(2, 27, 11);
    await run();
    expect(await chargedDays()).toEqual([27]);
  });

  it('on the first of a month counts in that month, although its notice is in the month before [BA-005]', async () => {
    await onDay(1, 10);
    for (const month of [1, 2]) {
      await passTo(month, 0);
      await run();
      await passTo(month, 1, 11);
      await run();
    }
    expect(await chargedDays()).toEqual([1, 1]);
    expect((await balance.mails()).filter((subject) => subject.includes('тавана'))).toEqual([]);
  });
});
