// Races for every limited resource through the whole portal. In the suite a race is short; `npm run races` makes 10,000
// attempts of each. Each has a version without protection, which must exceed the limit.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainPlanIds } from '#areas/roaming/constants.ts';
import { desislava, openSigningOn } from '#testing/e-signing.ts';
import { numbers } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openPortal, type TestReply, type Browser, type TestPortal } from '#testing/portal.ts';
import { activate, deactivate, travelling } from '#testing/roaming.ts';

const attempts = Number(process.env['RACE_ATTEMPTS'] ?? 128);
const connections = 64;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal({ PROVISIONING_SECONDS: '0' }, (connection) =>
    Promise.resolve({ ...connection, max: connections }),
  );
});
afterAll(() => portal.close());

/** Runs all attempts, as many in parallel as there are connections; counts each answer. */
async function race(attempt: (turn: number) => Promise<TestReply>): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let turn = 0;
  const worker = async () => {
    while (turn < attempts) {
      const word = outcomeOf(await attempt(turn++));
      answers[word] = (answers[word] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return answers;
}

/** Takes parts of a limit with a read before the write; returns the total. */
async function naiveRace(limit: number, piece: number): Promise<number> {
  const { pool } = portal.platform;
  await pool.query('drop table if exists naive; create table naive as select 0 as taken');
  let taken = 0;
  const take = async () => {
    const { rows } = await pool.query<{ taken: number }>('select taken from naive');
    if (rows[0]!.taken + piece > limit) return;
    await pool.query('update naive set taken = taken + $1', [piece]);
    taken += piece;
  };
  await Promise.all(Array.from({ length: connections * 4 }, take));
  return taken;
}

async function numberOf(statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await portal.platform.pool.query<{ n: number }>(statement, values);
  return rows[0]!.n;
}

/** Runs the work while the network answers and an observer reads; returns every observed number. */
async function watching(look: () => Promise<number>, work: () => Promise<unknown>): Promise<number[]> {
  const seen = new Set<number>();
  const over = new AbortController();
  const until = async (step: () => Promise<unknown>) => {
    while (!over.signal.aborted) await step();
  };
  const background = [until(() => portal.runDueJobs()), until(async () => seen.add(await look()))];
  await work();
  over.abort();
  await Promise.all(background);
  return [...seen];
}

const give = (who: Browser, msisdn: string, amount: number, headers: Record<string, string> = {}) =>
  who.call('POST', '/messaging/donation', {
    body: { amount, msisdn, campaign_id: 'donation-1', accepted_terms_and_conditions: true },
    headers,
  });

describe(`${attempts} attempts over ${connections} connections`, { tags: 'thousands' }, () => {
  it('take at most three slots', async () => {
    const maria = await portal.browser().signIn('maria');
    const codes = ['20103', '20105', '20107', '20109', '20101'];
    const taken = () =>
      numberOf('select count(*)::int as n from service_extra where service_id = $1 and slot is not null', [
        numbers.swapped,
      ]);
    const seen = await watching(taken, () =>
      race((turn) =>
        maria.call('POST', '/digital-extras-swap/extras/activate', {
          body: { msisdn: numbers.swapped, codes: [codes[turn % codes.length]] },
        }),
      ),
    );
    const most = Math.max(...seen, await taken());
    expect([most > 0, most <= 3]).toEqual([true, true]);
    expect(await naiveRace(3, 1)).toBeGreaterThan(3);
  });

  it('donate at most the monthly limit of a number', async () => {
    const maria = await portal.browser().signIn('maria');
    const answers = await race(() => give(maria, '359888100101', 7));
    expect(answers['204']).toBe(14);
    const given = 'select given_amount as n from donation_allowance where service_id = $1';
    expect(await numberOf(given, ['359888100101'])).toBe(98);
    expect(await naiveRace(100, 7)).toBeGreaterThan(100);
  });

  it('charge at most the credit limit', async () => {
    const elena = await portal.browser().signIn('elena');
    const answers = await race(() => give(elena, numbers.donating, 1));
    expect(answers['204']).toBe(7);
    const over = 'select count(*)::int as n from service_credit where used_cents > limit_cents';
    expect(await numberOf(over)).toBe(0);
    expect(await naiveRace(7, 1)).toBeGreaterThan(7);
  });

  it('take at most the available vouchers', async () => {
    const maria = await portal.browser().signIn('maria');
    await portal.platform.pool.query(
      `update vip_quota set quota_total = 7, quota_left = 7 where voucher_code = '66387'
       and customer_id = (select customer_id from customer_pid where pid = '8307099971')`,
    );
    const answers = await race(() =>
      maria.call('GET', '/a1club/vip/generate-voucher', { query: { Pid: '8307099971', VoucherCode: '66387' } }),
    );
    expect(answers['200']).toBe(7);
    expect(await naiveRace(7, 1)).toBeGreaterThan(7);
  });

  it('leave exactly one main tariff at any time', async () => {
    const radost = await portal.browser().signIn('radost');
    const msisdn = travelling.withPackage;
    const active = () =>
      numberOf(
        `select count(*)::int as n from service_roaming
         where service_id = $1 and component_type = 'MAIN_TARIFF' and active_count > 0`,
        [msisdn],
      );
    const plans = mainPlanIds.Private;
    const seen = await watching(active, () =>
      race((turn) => {
        const [from, to] = [plans[turn % 3]!, plans[(turn + 1 + (turn % 2)) % 3]!];
        const roaming_tariffs = [deactivate(from), activate(to)];
        return radost.call('PATCH', `/roaming/modification/${msisdn}`, { body: { roaming_tariffs } });
      }),
    );
    expect(seen).toEqual([1]);
  });

  it('sign once, send one code, and compare five wrong ones', async () => {
    const signing = await openSigningOn(portal);
    await signing.switchOn();
    expect((await race(() => signing.askCode(desislava.annex)))['202']).toBe(1);
    const right = await signing.lastCode();
    expect((await race(() => signing.sign(desislava.annex, right)))['204']).toBe(1);
    expect(await numberOf(`select count(*)::int as n from audit where action = 'document.sign'`)).toBe(1);
    await signing.askCode(desislava.contract);
    const code = await signing.lastCode();
    const wrong = (turn: number) => String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0');
    const answers = await race((turn) => signing.sign(desislava.contract, wrong(turn)));
    expect(answers['400 EC_Wrong_Verification_Code']).toBe(5);
    expect(await naiveRace(5, 1)).toBeGreaterThan(5);
  });

  it('renew a session once', async () => {
    const ivan = await portal.browser().signIn('ivan');
    const successors = new Set<string>();
    const { refresh_token } = ivan.tokens!;
    await race(async () => {
      const answer = await ivan.call('POST', '/account/auth/token', { body: { refresh_token } });
      if (answer.status === 200) successors.add((answer.body as { refresh_token: string }).refresh_token);
      return answer;
    });
    expect(successors.size).toBe(1);
  });

  it('under one key make one change', async () => {
    const maria = await portal.browser().signIn('maria');
    const key = { 'idempotency-key': 'one-key-of-a-whole-race' };
    expect(await race(() => give(maria, '359888100103', 10, key))).toEqual({ '204': attempts });
    const given = 'select given_amount as n from donation_allowance where service_id = $1';
    expect(await numberOf(given, ['359888100103'])).toBe(10);
    expect(await naiveRace(1, 1)).toBeGreaterThan(1);
  });
});
