import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import type { Browser } from '#testing/portal.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { maria as person, openStepUp, type StepUpPortal } from '#testing/step-up.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let stepUp: StepUpPortal;
let maria: Browser;
const open = '400 EC_Expired_Verification_Code';
const closed = '403 EC_Step_Up_Required';
const byPassword = { factor: 'password', password: demoPassword };

beforeAll(async () => {
  stepUp = await openStepUp();
});
afterAll(() => stepUp.close());
beforeEach(async () => {
  await stepUp.portal.platform.pool.query('truncate rate_limit, code_send, code_request, code_use, code_failure');
  maria = await stepUp.portal.browser().signIn('maria');
});

describe('a change of how the user is identified or reached', () => {
  it('requires more than a session, even a new one', async () => {
    expect(await stepUp.tryGuarded(maria)).toBe(closed);
  });

  it('is possible for ten minutes after the password, and then refused again', async () => {
    stopRealTime();
    expect(outcomeOf(await stepUp.confirm(maria, byPassword))).toBe('204');
    expect(await stepUp.tryGuarded(maria)).toBe(open);
    await stepUp.portal.pass(599);
    expect(await stepUp.tryGuarded(maria)).toBe(open);
    await stepUp.portal.pass(1);
    expect(await stepUp.tryGuarded(maria)).toBe(closed);
  });

  it('is possible only in this session, and the list of sessions shows which', async () => {
    const other = await stepUp.portal.browser().signIn('maria');
    await stepUp.confirm(maria, byPassword);
    expect(await stepUp.tryGuarded(other)).toBe(closed);
    const { body } = await other.call('GET', '/account/auth/sessions');
    const sessions = body as { session_id: string; step_up_until: string | null }[];
    const isSteppedUp = (who: Browser) =>
      sessions.find(({ session_id }) => session_id === who.sessionId)?.step_up_until !== null;
    expect([isSteppedUp(maria), isSteppedUp(other)]).toEqual([true, false]);
    expect((await stepUp.options(maria)).step_up_until).not.toBeNull();
  });

  it('leaves an audit entry with the factor', async () => {
    await stepUp.confirm(maria, byPassword);
    const { rows } = await stepUp.portal.platform.pool.query<{ facts: string }>(
      `select facts from audit where action = 'session.step-up' order by happened_at desc limit 1`,
    );
    expect(JSON.parse(rows[0]!.facts)).toEqual({ by: 'password' });
  });

  it('is refused after a wrong password, and guessing is limited only in this session', async () => {
    const other = await stepUp.portal.browser().signIn('maria');
    const wrong = { factor: 'password', password: 'Not!her1' };
    const answers: string[] = [];
    for (let guess = 0; guess < 11; guess++) answers.push(outcomeOf(await stepUp.confirm(maria, wrong)));
    expect(answers).toEqual([...Array<string>(10).fill('400 EC_Wrong_Password'), '429 EC_Too_Many_Requests']);
    expect(outcomeOf(await stepUp.confirm(maria, byPassword))).toBe('429 EC_Too_Many_Requests');
    expect(await stepUp.tryGuarded(maria)).toBe(closed);
    expect(outcomeOf(await stepUp.confirm(other, byPassword))).toBe('204');
  });

  it('that is repeated with its key gets its answer after the step-up has expired, and is not done twice', async () => {
    await stepUp.confirm(maria, byPassword);
    const ask = () =>
      maria.call('POST', '/user-profile/accounts/export', { headers: { 'idempotency-key': 'the-same-export' } });
    expect((await ask()).status).toBe(202);
    await stepUp.portal.pass(601);
    expect((await ask()).status).toBe(202);
    expect(outcomeOf(await maria.call('POST', '/user-profile/accounts/export'))).toBe(closed);
  });
});

describe('a code', () => {
  const byCode = (code: string, msisdn: string = person.number) => ({ factor: 'code', msisdn, code });

  it('to a number that the account had before steps up its session, once', async () => {
    const other = await stepUp.portal.browser().signIn('maria');
    expect(outcomeOf(await stepUp.sendCode(maria, person.number))).toBe('202');
    const code = await stepUp.lastCode(person.number);
    expect(outcomeOf(await stepUp.confirm(other, byCode(code)))).not.toBe('204');
    expect(outcomeOf(await stepUp.confirm(maria, byCode(code)))).toBe('204');
    expect(await stepUp.tryGuarded(maria)).toBe(open);
    await stepUp.portal.pass(601);
    expect(outcomeOf(await stepUp.confirm(maria, byCode(code)))).not.toBe('204');
    expect(await stepUp.tryGuarded(maria)).toBe(closed);
  });

  it('under concurrent requests steps up the session once', async () => {
    await stepUp.sendCode(maria, person.number);
    const code = await stepUp.lastCode(person.number);
    const answers = await Promise.all(Array.from({ length: 20 }, () => stepUp.confirm(maria, byCode(code))));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('after five wrong ones is not checked', async () => {
    await stepUp.sendCode(maria, person.number);
    const code = await stepUp.lastCode(person.number);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) await stepUp.confirm(maria, byCode(wrong));
    expect(outcomeOf(await stepUp.confirm(maria, byCode(code)))).toMatch(/^4/);
    expect(await stepUp.tryGuarded(maria)).toBe(closed);
  });

  it('is locked by wrong ones in the session that guessed, and in no other', async () => {
    const guess = async () => {
      await stepUp.sendCode(maria, person.number);
      const code = await stepUp.lastCode(person.number);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 5; tries++) await stepUp.confirm(maria, byCode(wrong));
      await stepUp.portal.pass(600);
    };
    await guess();
    await guess();
    await stepUp.renew(maria);
    const locked = await stepUp.sendCode(maria, person.number);
    expect(locked.body).toMatchObject({ ErrorCode: 'EC_Codes_Locked', Properties: { Locked: 'session' } });
    const owner = await stepUp.portal.browser().signIn('maria');
    expect(outcomeOf(await stepUp.sendCode(owner, person.number))).toBe('202');
    expect(outcomeOf(await stepUp.confirm(owner, byCode(await stepUp.lastCode(person.number))))).toBe('204');
  });
});

it('the key of a step-up is of its session: another session gets no stored answer', async () => {
  const other = await stepUp.portal.browser().signIn('maria');
  const confirm = (who: Browser) =>
    who.call('POST', '/account/auth/step-up', { body: byPassword, headers: { 'idempotency-key': 'the-same-step-up' } });
  expect((await confirm(maria)).status).toBe(204);
  expect((await confirm(maria)).status).toBe(204);
  expect(await stepUp.tryGuarded(other)).toBe(closed);
  expect((await confirm(other)).status).toBe(204);
  expect(await stepUp.tryGuarded(other)).toBe(open);
});
