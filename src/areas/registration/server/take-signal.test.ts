import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientTypes } from '#platform/client-type.ts';
import { newestLink, newestMessage, type Registrant } from '#testing/registrant.ts';
import { code, daniel, openRegistration, over, withoutTrace, type RegistrationPortal } from '#testing/registration.ts';
import { isOver, nextState, submitSignals, workflowStates, type SubmitSignal } from '../rules.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

const goodRequests: Record<SubmitSignal, object> = {
  SubmitPidOrEik: daniel,
  SubmitServiceNumber: { serviceNumber: '0888100801' },
  SubmitNotOwner: { serviceNumber: '0888100801' },
  SubmitSecurityCode: { securityCode: '000000' },
  RequestSmsCode: { msisdn: '0888100801' },
  SubmitSmsCode: { code: '000000' },
};

describe('a signal', () => {
  it('that the state does not accept is refused, for every state, signal and client type [RG-033]', async () => {
    const { person, email } = await registration.activated();
    const wrong: string[] = [];
    for (const state of workflowStates) {
      for (const clientType of clientTypes) {
        for (const signal of submitSignals) {
          await registration.query('truncate rate_limit, code_send, code_recipient, code_failure');
          await registration.query('update registration_workflow set state = $1, client_type = $2 where email = $3', [
            state,
            clientType,
            email,
          ]);
          const refusal = code(await person.signal(signal, goodRequests[signal]));
          const expected = isOver(state) ? over : nextState(state, signal, clientType) ? null : 'EC_Invalid_Signal';
          const isRight =
            expected === null ? refusal !== over && refusal !== 'EC_Invalid_Signal' : refusal === expected;
          if (!isRight) wrong.push(`${state} ${clientType} ${signal}: ${refusal}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('with an id in groups finds the same owner', async () => {
    const { person } = await registration.activated();
    const [first, rest] = [daniel.pidOrEik.slice(0, 4), daniel.pidOrEik.slice(4)];
    await person.signal('SubmitPidOrEik', { ...daniel, pidOrEik: `${first} ${rest.slice(0, 3)}-${rest.slice(3)}` });
    expect(await person.signal('SubmitServiceNumber', { serviceNumber: '0888100801' })).toMatchObject({
      body: { state: 'SecurityCode' },
    });
  });

  it('that is repeated after the end changes nothing more', async () => {
    const { person } = await registration.activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100504' });
    const { code: typed } = await newestMessage(registration.portal, '359888100504');
    // The operator has no such number.
    expect(code(await person.signal('SubmitSmsCode', { code: typed }))).toBe('EC_Phone_Is_Not_Eligible');
    await registration.portal.pass(30);
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100502' });
    const { code: second } = await newestMessage(registration.portal, '359888100502');
    const twice = await Promise.all([1, 2, 3].map(() => person.signal('SubmitSmsCode', { code: second })));
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(code(await person.signal('SubmitSmsCode', { code: second }))).toBe(over);
  });

  it.each([
    ['an id nobody has', () => randomUUID()],
    ['an id of another version', () => '00000000-0000-0000-0000-000000000000'],
  ])('with %s is answered as for a finished registration', async (_what, id) => {
    const { person } = await registration.activated();
    expect(code(await person.signal('SubmitPidOrEik', daniel, id()))).toBe(over);
    person.goOnWith(id());
    expect(code(await person.read())).toBe(over);
  });

  it('after 24 hours is too late, and so are the code, the link and reading', async () => {
    const { person, email } = await registration.started();
    const landing = await newestLink(registration.portal, email);
    const { code: typed } = await newestMessage(registration.portal, email);
    await registration.portal.pass(24 * 3600);
    expect(code(await person.signal('SubmitPidOrEik', daniel))).toBe(over);
    expect(code(await person.read())).toBe(over);
    expect(code(await person.look(landing))).toBe(over);
    expect(code(await person.land('EmailActivated', landing))).toBe(over);
    expect(code(await person.activate(email, typed))).toBe('EC_Wrong_Verification_Code');
  });

  it('with an id of the wrong type returns the invalid field', async () => {
    const { person } = await registration.activated();
    expect(await person.signal('SubmitPidOrEik', { ...daniel, pidOrEik: '999000558' })).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/Request/pidOrEik' } },
    });
  });

  it('for a migrated company says so with its id [RG-052, RG-053]', async () => {
    const { person } = await registration.activated();
    const request = { pidOrEik: '999000420', clientType: 'BusinessOwner' };
    expect(await person.signal('SubmitPidOrEik', request)).toMatchObject({
      status: 409,
      body: { ErrorCode: 'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE', Properties: { Pid: '999000420' } },
    });
  });
});

describe('a number of another owner', () => {
  it('is refused like an unknown number, and an unknown id like a known one', async () => {
    const { person } = await registration.activated();
    const tries = [
      ['9203149959', '0888100101'],
      ['9203149959', '0888999999'],
      ['1000000001', '0888100801'],
      ['1000000001', '0888999999'],
    ] as const;
    const answers: object[] = [];
    for (const [pidOrEik, serviceNumber] of tries) {
      await person.signal('SubmitPidOrEik', { pidOrEik, clientType: 'PrivateOwner' });
      answers.push(withoutTrace(await person.signal('SubmitServiceNumber', { serviceNumber })));
    }
    expect(answers[0]).toMatchObject({ status: 403, body: { ErrorCode: 'EC_Service_Not_Associated_With_Pid' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  const ids = [daniel.pidOrEik, '1000000001', '8307099971'];
  const notAssociated = (times: number) => Array.from({ length: times }, () => 'EC_Service_Not_Associated_With_Pid');
  const withId = async (pidOrEik: string) => {
    const { person } = await registration.activated();
    await person.signal('SubmitPidOrEik', { pidOrEik, clientType: 'PrivateOwner' });
    return person;
  };
  const tryNumbers = async (person: Registrant, serviceNumbers: readonly string[]) => {
    const refusals: (string | undefined)[] = [];
    for (const serviceNumber of serviceNumbers) {
      refusals.push(code(await person.signal('SubmitServiceNumber', { serviceNumber })));
    }
    return refusals;
  };
  /** Unknown numbers. */
  const tenNumbers = (first: number) => Array.from({ length: 10 }, (_, at) => `08889900${first + at}`);

  it('can be tried ten times in a workflow', async () => {
    const person = await withId(daniel.pidOrEik);
    expect(await tryNumbers(person, tenNumbers(10))).toEqual(notAssociated(10));
    expect(await tryNumbers(person, ['0888990099'])).toEqual(['EC_Too_Many_Requests']);
  });

  it('can be tried twenty times a day, across workflows and ids', async () => {
    const same = Array.from({ length: 10 }, () => '0888990010');
    for (const id of ids.slice(0, 2)) expect(await tryNumbers(await withId(id), same)).toEqual(notAssociated(10));
    const third = await withId(ids[2]!);
    expect(await tryNumbers(third, ['0888990010', '0888990011'])).toEqual([
      'EC_Too_Many_Requests',
      ...notAssociated(1),
    ]);
  });

  it('can be tried with one id twenty times a day, across workflows and numbers', async () => {
    const id = daniel.pidOrEik;
    for (const first of [10, 20]) {
      expect(await tryNumbers(await withId(id), tenNumbers(first))).toEqual(notAssociated(10));
    }
    expect(await tryNumbers(await withId(id), ['0888990030'])).toEqual(['EC_Too_Many_Requests']);
    expect(await tryNumbers(await withId(ids[1]!), ['0888990030'])).toEqual(notAssociated(1));
  });

  it('of any type but mobile gets no SMS', async () => {
    const { person } = await registration.activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    for (const serviceNumber of ['200000100201', '0999888777', 'hello']) {
      expect(code(await person.signal('SubmitNotOwner', { serviceNumber }))).toBe('EC_Phone_Is_Not_Eligible');
    }
  });
});

describe('a wrong security code', () => {
  it('locks after five attempts, also against the right one', async () => {
    const { person } = await registration.activated();
    await person.signal('SubmitPidOrEik', { pidOrEik: '999000558', clientType: 'BusinessOwner' });
    await person.signal('SubmitServiceNumber', { serviceNumber: '0888100802' });
    const send = (securityCode: string) => person.signal('SubmitSecurityCode', { securityCode, contract: 'M5550001' });
    const refusals: (string | undefined)[] = [];
    for (let at = 0; at < 5; at += 1) refusals.push(code(await send('111111')));
    expect(refusals.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'EC_Wrong_Verification_Code'));
    expect(refusals[4]).toBe('EC_Reach_Max_Attempts');
    expect(code(await send('240817'))).toBe('EC_Reach_Max_Attempts');
  });
});
