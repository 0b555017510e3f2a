import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import type { Browser } from '#testing/portal.ts';
import { openSecurityCode, pids, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import { changeCode } from './change-code.ts';

let codes: SecurityCodePortal;
let elena: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('a new code', () => {
  it('can be chosen with the old one, and the owner is notified by SMS and e-mail [SC-026]', async () => {
    const change = { pid: pids.elena, old_code: '314159', new_code: '902817' };
    expect((await put(elena, 'change', change)).status).toBe(204);
    expect(outcomeOf(await put(elena, 'change', change))).toBe('400 EC_Wrong_Verification_Code');
    expect((await codes.inbox('359888100301'))[0]?.text).toContain('Кодът ти за сигурност е сменен');
    expect((await codes.inbox('elena@demo.abonat.bg'))[0]?.text).toContain('Кодът ти за сигурност е сменен');
  });

  it.each([
    ['000000', '400 EC_Easy_Security_Code'],
    ['345678', '400 EC_Easy_Security_Code'],
    ['314159', '400 EC_Same_Security_Code'],
    ['+14159', '400 EC_Invalid_Request'],
    ['31415', '400 EC_Invalid_Request'],
  ])('%s answers %s', async (new_code, answer) => {
    expect(outcomeOf(await put(elena, 'change', { pid: pids.elena, old_code: '314159', new_code }))).toBe(answer);
  });

  it.each([
    ['121212', 'pattern'],
    ['112233', 'pattern'],
    [pids.elena.slice(0, 6), 'id'],
    [pids.elena.slice(-6), 'id'],
    ['120590', 'birth_date'],
    // Part of a service number, which the dialog does not know.
    ['881003', 'number'],
  ])('%s is refused as easy, with the reason %s', async (new_code, Reason) => {
    const { body } = await put(elena, 'change', { pid: pids.elena, old_code: '314159', new_code });
    expect(body).toMatchObject({ ErrorCode: 'EC_Easy_Security_Code', Properties: { Reason } });
  });

  it('of two chosen concurrently only one is accepted', async () => {
    const change = (new_code: string) => put(elena, 'change', { pid: pids.elena, old_code: '314159', new_code });
    const answers = (await Promise.all([change('902817'), change('902818'), change('902819')])).map(outcomeOf);
    expect(answers.toSorted()).toEqual(['204', '400 EC_Wrong_Verification_Code', '400 EC_Wrong_Verification_Code']);
  });
});

it('a code that was replaced after its check is not replaced again, and nobody is notified', async () => {
  const { platform } = codes.portal;
  const customerId = await codes.customerOf(pids.elena);
  const { account_id: accountId } = await platform.db
    .selectFrom('account_pid')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const securityCodes: typeof platform.securityCodes = {
    ...platform.securityCodes,
    async check(...given) {
      const checked = await platform.securityCodes.check(...given);
      await inTransaction(platform.db, (tx) => platform.securityCodes.set(tx, customerId, '902818'));
      return checked;
    },
  };
  const wanted = { accountId, customerId, pid: pids.elena, remoteAddress: '127.0.0.1' };
  const before = await codes.inbox('359888100301');
  const answer = await inTransaction(platform.db, (tx) =>
    changeCode({ ...platform, securityCodes }, tx, { ...wanted, oldCode: '314159', newCode: '902817' }),
  );
  expect(answer).toEqual({ refused: 'EC_Wrong_Verification_Code' });
  expect(await codes.inbox('359888100301')).toEqual(before);
});

describe('guessing', () => {
  it('counts a retry under the same key once, and repeats its refusal', async () => {
    const guess = (old_code: string, key: string) =>
      elena.call('PUT', '/security-code/securitycode/change', {
        body: { pid: pids.elena, old_code, new_code: '902817' },
        headers: { 'idempotency-key': key },
      });
    const retries = await Promise.all(Array.from({ length: 10 }, () => guess('100001', 'key-of-one-guess')));
    expect(retries.map(({ body }) => (body as { Properties: unknown }).Properties)).toEqual(
      retries.map(() => ({ TriesLeft: 4 })),
    );
    expect(outcomeOf(await guess('314159', 'key-of-one-guess'))).toBe('409 EC_Idempotency_Key_Reused');
    expect((await guess('100002', 'key-of-a-second-guess')).body).toMatchObject({ Properties: { TriesLeft: 3 } });
  });

  it('is locked after five wrong codes, for longer each time, and the owner is notified [SC-029]', async () => {
    stopRealTime();
    const guess = (old_code: string) => put(elena, 'change', { pid: pids.elena, old_code, new_code: '902817' });
    const answers: string[] = [];
    for (const each of ['100001', '100002', '100003', '100004', '100005', '314159'])
      answers.push(outcomeOf(await guess(each)));
    expect(answers).toEqual([
      ...Array<string>(4).fill('400 EC_Wrong_Verification_Code'),
      ...Array<string>(2).fill('429 EC_Reach_Max_Attempts'),
    ]);
    expect((await guess('314159')).body).toMatchObject({ Message: errorsBg.EC_REACH_MAX_ATTEMPTS_TRIES });
    expect((await codes.inbox('359888100301'))[0]?.text).toContain('сгреши кода ти за сигурност');
    await codes.portal.pass(599);
    expect(outcomeOf(await guess('314159'))).toBe('429 EC_Reach_Max_Attempts');
    await codes.portal.pass(1);
    expect(outcomeOf(await guess('314159'))).toBe('204');
  });
});
