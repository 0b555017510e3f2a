import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { entries, openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let elena: Browser;
let georgi: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
  georgi = await (await codes.portal.browser().signIn('georgi')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

const countOf = async (rows: string) =>
  Number((await codes.portal.platform.pool.query<{ count: string }>(`select count(*) from ${rows}`)).rows[0]?.count);

/** Requests a code on each number, 30 seconds apart, as one account may. */
async function requestCodes(who: Browser, path: string, pid: string, numbers: string[]) {
  const requested: { pid: string; msisdn: string; code: string }[] = [];
  for (const msisdn of numbers) {
    await put(who, path, { pid, msisdn });
    requested.push({ pid, msisdn, code: await codes.lastCode(msisdn) });
    await codes.portal.pass(30);
  }
  return requested;
}

describe('the receiving number', () => {
  it('is changed by a code to the new one, and the old one is notified [SC-011, SC-012, SC-013, SC-027]', async () => {
    const wanted = { pid: pids.elena, msisdn: '359888100302' };
    expect((await put(elena, 'change-receiving-method', wanted)).status).toBe(202);
    expect(await entries(elena)).toMatchObject([{ receiving_method: '359888100301' }]);
    const code = await codes.lastCode('359888100302');
    expect((await put(elena, 'change-receiving-method', { ...wanted, code })).status).toBe(204);
    expect(await entries(elena)).toMatchObject([{ receiving_method: '359888100302' }]);
    expect((await codes.inbox('359888100301'))[0]?.text).toContain('вече се изпращат на 0888\u00a0100\u00a0302');
  });

  it('changed twice concurrently becomes one of the two, and each replaced number is notified', async () => {
    const numbers = ['359888100302', '359888100101'];
    const wanted = await requestCodes(elena, 'change-receiving-method', pids.elena, numbers);
    const sent = await countOf(`outbox where body like '%вече се изпращат%' and channel = 'sms'`);
    const answers = await Promise.all(wanted.map((body) => put(elena, 'change-receiving-method', body)));
    expect(answers.map(outcomeOf)).toEqual(['204', '204']);
    const [{ receiving_method: last } = {}] = await entries(elena);
    const lost = numbers.find((number) => number !== last)!;
    expect(numbers).toContain(last);
    expect((await codes.inbox(lost))[0]?.text).toContain('вече се изпращат');
    expect((await codes.inbox('359888100301'))[0]?.text).toContain('вече се изпращат');
    expect(await countOf(`outbox where body like '%вече се изпращат%' and channel = 'sms'`)).toBe(sent + 2);
  });

  it('confirmed concurrently with the same code changes once', async () => {
    const body = { pid: pids.elena, msisdn: '359888100302' };
    await put(elena, 'change-receiving-method', body);
    const code = await codes.lastCode(body.msisdn);
    const again = Array.from({ length: 20 }, () => put(elena, 'change-receiving-method', { ...body, code }));
    const answers = (await Promise.all(again)).map(outcomeOf);
    expect(answers.filter((each) => each === '204')).toHaveLength(1);
  });

  it('is added once, however many are confirmed concurrently', async () => {
    const numbers = ['359888100201', '359888100101'];
    const wanted = await requestCodes(georgi, 'add-receiving-msisdn', pids.georgi, numbers);
    const answers = await Promise.all(wanted.map((body) => put(georgi, 'add-receiving-msisdn', body)));
    expect(answers.map(outcomeOf).toSorted()).toEqual(['204', '409 EC_Already_Active']);
  });

  it('is not confirmed by the code of another number, or by one for a new security code', async () => {
    await put(elena, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100302' });
    const code = await codes.lastCode('359888100302');
    const other = { pid: pids.elena, msisdn: '359888100101', code };
    expect(outcomeOf(await put(elena, 'change-receiving-method', other))).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await post(elena, 'confirm', { pid: pids.elena, code }))).toBe('400 EC_Verification_Failed');
  });

  it.each(['georgi', 'maria'] as const)('is not changed before %s has one', async (username) => {
    const who = await (await codes.portal.browser().signIn(username)).stepUp();
    const wanted = { pid: pids[username], msisdn: '359888100302' };
    expect(outcomeOf(await put(who, 'change-receiving-method', wanted))).toBe('409 EC_Security_Code_Not_Available');
  });

  it('is added only if there was none [SC-028]', async () => {
    const wanted = { pid: pids.georgi, msisdn: '359888100201' };
    expect((await put(georgi, 'add-receiving-msisdn', wanted)).status).toBe(202);
    const code = await codes.lastCode('359888100201');
    expect((await put(georgi, 'add-receiving-msisdn', { ...wanted, code })).status).toBe(204);
    expect(await entries(georgi)).toMatchObject([{ receiving_method: '359888100201' }]);
    expect(outcomeOf(await put(georgi, 'add-receiving-msisdn', { pid: pids.georgi, msisdn: '359888100202' }))).toBe(
      '409 EC_Already_Active',
    );
    const ofElena = { pid: pids.elena, msisdn: '359888100302' };
    expect(outcomeOf(await put(elena, 'add-receiving-msisdn', ofElena))).toBe('409 EC_Already_Active');
  });
});

it('a foreign number is not flooded: its codes count towards the limit of strangers', async () => {
  const [asker, owner] = [
    await (await codes.portal.browser().signIn('elena')).stepUp(),
    await (await codes.portal.browser().signIn('maria')).stepUp(),
  ];
  const send = () => put(asker, 'change-receiving-method', { pid: pids.elena, msisdn: '359888100101' });
  const answers: string[] = [];
  for (const wait of [0, 31, 31, 601, 31, 31]) {
    await codes.portal.pass(wait);
    await asker.stepUp();
    answers.push(outcomeOf(await send()));
  }
  expect(answers).toEqual([...Array<string>(5).fill('202'), '429 EC_Too_Many_Requests']);
  await owner.stepUp();
  expect((await post(owner, 'create', { pid: pids.maria, msisdn: '359888100101' })).status).toBe(202);
});
