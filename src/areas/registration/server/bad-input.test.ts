import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientTypes } from '#platform/client-type.ts';
import { newestLink, newestMessage, newPassword, registrantOn, type Registrant } from '#testing/registrant.ts';
import { sentMessages } from '#testing/outbox.ts';
import { openPortal, type Answered, type TestPortal } from '#testing/portal.ts';
import { isOver, nextState, submitSignals, workflowStates, type SubmitSignal } from '../rules.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('truncate rate_limit, code_send, code_recipient, code_failure'));

const query = (text: string, values: unknown[] = []) => portal.platform.pool.query(text, values);
const code = ({ body }: Answered) => (body as { ErrorCode?: string } | undefined)?.ErrorCode;
const withoutTrace = ({ status, body }: Answered) => ({ status, body: { ...(body as object), TraceId: '' } });
const over = 'EC_Expired_Or_Completed_Registration';

let people = 0;
async function started(
  email = `person${(people += 1)}@demo.abonat.bg`,
): Promise<{ person: Registrant; email: string }> {
  const person = registrantOn(portal);
  expect((await person.start(email)).status).toBe(200);
  return { person, email };
}
async function activated(): Promise<{ person: Registrant; email: string }> {
  const { person, email } = await started();
  const { code: typed } = await newestMessage(portal, email);
  expect((await person.activate(email, typed)).status).toBe(200);
  return { person, email };
}
const rowOf = async (email: string) =>
  (await query('select * from registration_workflow where email = $1 order by created_at desc', [email])).rows[0] as
    | Record<string, unknown>
    | undefined;

const daniel = { pidOrEik: '9203149959', clientType: 'PrivateOwner' };
const beta = { pidOrEik: '999001012', clientType: 'BusinessOwner' };

async function awaitingApproval() {
  const { person, email } = await activated();
  await person.signal('SubmitPidOrEik', beta);
  await person.signal('SubmitServiceNumber', { serviceNumber: '0888100803' });
  const asked = await person.signal('SubmitSecurityCode', { securityCode: '240818', contract: 'M5550002' });
  expect(asked).toMatchObject({ body: { state: 'AwaitingApproval' } });
  return { person, email, key: await newestLink(portal, 'approve@demo.abonat.bg') };
}

describe('the start', () => {
  it.each([{ TermsAgree: false }, { TermsAgree: 'true' }, { TermsAgree: undefined }, { TermsAgree: null }])(
    'with %j is refused: the terms are agreed to or there is no registration [RG-035]',
    async (more) => expect((await registrantOn(portal).start('terms@demo.abonat.bg', more)).status).toBe(400),
  );

  it.each([
    [{ Email: 'nobody' }, 400, 'EC_Invalid_Request'],
    [{ Password: 'short' }, 400, 'EC_Invalid_Request'],
    [{ Password: 'Passw0rd!' }, 400, 'EC_Common_Password'],
    [{ Language: 'de' }, 400, 'EC_Invalid_Request'],
    [{ OperatingSystem: '<script>' }, 400, 'EC_Invalid_Request'],
    [{ Role: 'admin' }, 400, 'EC_Invalid_Request'],
  ])('with %j is refused', async (more, status, refusal) => {
    expect(await registrantOn(portal).start('bad@demo.abonat.bg', more)).toMatchObject({
      status,
      body: { ErrorCode: refusal },
    });
    expect(await rowOf('bad@demo.abonat.bg')).toBeUndefined();
  });

  it('keeps the language, the system and the consent, and neither password, id nor correlation id as they are', async () => {
    const person = registrantOn(portal);
    const email = 'english@demo.abonat.bg';
    await person.start(email, { Language: 'en', OperatingSystem: 'Android' });
    const { code: typed, subject } = await newestMessage(portal, email);
    expect(subject).toBe('Confirm your e-mail');
    await person.activate(email, typed);
    await person.signal('SubmitPidOrEik', daniel);
    const row = await rowOf(email);
    expect(row).toMatchObject({ language: 'en', operating_system: 'Android' });
    expect(row?.['terms_agreed_at']).toBeInstanceOf(Date);
    const stored = JSON.stringify(row);
    for (const secret of [newPassword, '9203149959', person.id]) expect(stored).not.toContain(secret);
  });

  it('answers an e-mail that has an account like one that has none, and tells its owner alone', async () => {
    const [taken, free] = [registrantOn(portal), registrantOn(portal)];
    const answers = [await taken.start('maria@demo.abonat.bg'), await free.start('free@demo.abonat.bg')];
    const shape = ({ status, body }: Answered) => {
      const { workflowCorrelationId, properties, ...rest } = body as {
        workflowCorrelationId: string;
        properties: object;
      };
      return {
        status,
        rest,
        id: workflowCorrelationId.length,
        properties: { ...properties, email: '', expires_at: '' },
      };
    };
    expect(shape(answers[0]!)).toEqual(shape(answers[1]!));
    const told = await newestMessage(portal, 'maria@demo.abonat.bg');
    expect(told).toMatchObject({ subject: 'Вече имаш профил', code: '' });
    for (const act of [
      (who: Registrant) => who.read(),
      (who: Registrant) => who.signal('SubmitPidOrEik', daniel),
      (who: Registrant, email: string) => who.activate(email, '000000'),
      (who: Registrant, email: string) => who.activate(email, '000000', false),
      (who: Registrant, email: string) => who.resend('activation-email/resend', { email }),
      (who: Registrant, email: string) => who.resend('activation-email/resend', { email }, false),
    ]) {
      const [ofTaken, ofFree] = [await act(taken, 'maria@demo.abonat.bg'), await act(free, 'free@demo.abonat.bg')];
      expect([ofTaken.status, code(ofTaken)]).toEqual([ofFree.status, code(ofFree)]);
    }
  });

  it('tells who cannot name a workflow nothing by its code: an e-mail that waits is answered like one that does not', async () => {
    const { email } = await started();
    const stranger = registrantOn(portal);
    const answers = [
      await stranger.activate(email, '000000', false),
      await stranger.activate('nobody@demo.abonat.bg', '000000', false),
      await stranger.activate(email, '', false),
    ];
    expect(withoutTrace(answers[0]!)).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    expect(withoutTrace(answers[1]!)).toEqual(withoutTrace(answers[0]!));
    expect(withoutTrace(answers[2]!)).toEqual(withoutTrace(answers[0]!));
  });

  it('is limited per address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, at) => registrantOn(portal).start(`many${at}@demo.abonat.bg`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter((answer) => code(answer) === 'EC_Too_Many_Requests')).toHaveLength(10);
  });

  it('of ten with one e-mail at once sends few mails, and of those that finish together one gets the account', async () => {
    const email = 'race@demo.abonat.bg';
    const racers = Array.from({ length: 10 }, () => registrantOn(portal));
    const begun = await Promise.all(racers.map((racer) => racer.start(email)));
    const running = racers.filter((_, at) => begun[at]?.status === 200);
    expect(running).toHaveLength(5);
    expect(begun.filter((answer) => code(answer) === 'EC_Too_Many_Requests')).toHaveLength(5);
    const mails = (await sentMessages(portal.platform.db, portal.platform.keys.storage)).filter(
      ({ recipient }) => recipient === email,
    );
    expect(mails).toHaveLength(5);
    for (const { body } of mails) {
      const landed = await racers[0]!.land(
        'EmailActivated',
        /workflow=([\w.-]+)/.exec(body ?? '')?.[1] ?? '',
        newPassword,
      );
      const { workflowCorrelationId } = landed.body as { workflowCorrelationId: string };
      expect(running.map(({ id }) => id)).toContain(workflowCorrelationId);
    }
    for (const racer of running) {
      await racer.signal('SubmitPidOrEik', daniel);
      await racer.signal('SubmitServiceNumber', { serviceNumber: '0888100801' });
    }
    const ends = await Promise.all(
      running.map((racer) => racer.signal('SubmitSecurityCode', { securityCode: '240816' })),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ends.filter((end) => code(end) === 'EC_Email_Already_Used')).toHaveLength(4);
    const { rows } = await query('select count(*) from account where lower(email) = $1', [email]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

const goodRequests: Record<SubmitSignal, object> = {
  SubmitPidOrEik: daniel,
  SubmitServiceNumber: { serviceNumber: '0888100801' },
  SubmitNotOwner: { serviceNumber: '0888100801' },
  SubmitSecurityCode: { securityCode: '000000' },
  RequestSmsCode: { msisdn: '0888100801' },
  SubmitSmsCode: { code: '000000' },
};

describe('a signal', () => {
  it('foreign to the state is refused, for every state, signal and client type [RG-033]', async () => {
    const { person, email } = await activated();
    const wrong: string[] = [];
    for (const state of workflowStates) {
      for (const clientType of clientTypes) {
        for (const signal of submitSignals) {
          await query('truncate rate_limit, code_send, code_recipient, code_failure');
          await query('update registration_workflow set state = $1, client_type = $2 where email = $3', [
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

  it('that is sent again after the end changes nothing more', async () => {
    const { person } = await activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100504' });
    const { code: typed } = await newestMessage(portal, '359888100504');
    // The operator has no such number.
    expect(code(await person.signal('SubmitSmsCode', { code: typed }))).toBe('EC_Phone_Is_Not_Eligible');
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100502' });
    const { code: second } = await newestMessage(portal, '359888100502');
    const twice = await Promise.all([1, 2, 3].map(() => person.signal('SubmitSmsCode', { code: second })));
    expect(twice.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(code(await person.signal('SubmitSmsCode', { code: second }))).toBe(over);
  });

  it.each([
    ['an id nobody has', () => randomUUID()],
    ['an id of another version', () => '00000000-0000-0000-0000-000000000000'],
  ])('with %s is answered as one of a registration that is over', async (_what, id) => {
    const { person } = await activated();
    expect(code(await person.signal('SubmitPidOrEik', daniel, id()))).toBe(over);
    person.goOnWith(id());
    expect(code(await person.read())).toBe(over);
  });

  it('after 24 hours is too late, and so are the code, the link and a look', async () => {
    const { person, email } = await started();
    const landing = await newestLink(portal, email);
    const { code: typed } = await newestMessage(portal, email);
    await portal.pass(24 * 3600);
    expect(code(await person.signal('SubmitPidOrEik', daniel))).toBe(over);
    expect(code(await person.read())).toBe(over);
    expect(code(await person.look(landing))).toBe(over);
    expect(code(await person.land('EmailActivated', landing))).toBe(over);
    expect(code(await person.activate(email, typed))).toBe('EC_Wrong_Verification_Code');
  });

  it('with an id of no such kind says which field is wrong', async () => {
    const { person } = await activated();
    expect(await person.signal('SubmitPidOrEik', { ...daniel, pidOrEik: '999000558' })).toMatchObject({
      status: 400,
      body: { ErrorCode: 'EC_Invalid_Request', Properties: { Field: 'body/Request/pidOrEik' } },
    });
  });

  it('for a company that has moved says so with its id [RG-052, RG-053]', async () => {
    const { person } = await activated();
    const request = { pidOrEik: '999000420', clientType: 'BusinessOwner' };
    expect(await person.signal('SubmitPidOrEik', request)).toMatchObject({
      status: 409,
      body: { ErrorCode: 'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE', Properties: { Pid: '999000420' } },
    });
  });
});

describe('somebody else’s number', () => {
  it('is refused like a number of nobody, and an id of nobody like one of somebody', async () => {
    const { person } = await activated();
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

  it('cannot be tried out: ten times in a workflow, twenty a day for the number, whoever asks', async () => {
    const { person } = await activated();
    await person.signal('SubmitPidOrEik', daniel);
    const tryPair = (who: Registrant) => who.signal('SubmitServiceNumber', { serviceNumber: '0888100101' });
    const refusals: (string | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) refusals.push(code(await tryPair(person)));
    expect(refusals.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'EC_Service_Not_Associated_With_Pid'));
    expect(refusals[10]).toBe('EC_Too_Many_Requests');
    const { person: another } = await activated();
    await another.signal('SubmitPidOrEik', { pidOrEik: '9203149958', clientType: 'PrivateOwner' });
    const more: (string | undefined)[] = [];
    for (let at = 0; at < 11; at += 1) more.push(code(await tryPair(another)));
    expect(more.filter((refusal) => refusal === 'EC_Service_Not_Associated_With_Pid').length).toBeLessThanOrEqual(10);
    expect(more.at(-1)).toBe('EC_Too_Many_Requests');
  });

  it('of any kind but mobile gets no SMS', async () => {
    const { person } = await activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    for (const serviceNumber of ['200000100201', '0999888777', 'hello']) {
      expect(code(await person.signal('SubmitNotOwner', { serviceNumber }))).toBe('EC_Phone_Is_Not_Eligible');
    }
  });
});

describe('a wrong security code', () => {
  it('locks after five, and the right one no longer opens', async () => {
    const { person } = await activated();
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

describe('a link', () => {
  it('that a mail scanner opens changes nothing', async () => {
    const { email, key } = await awaitingApproval();
    const activation = await newestLink(portal, email);
    const before = await rowOf(email);
    const links = await query('select * from single_use_link order by created_at, secret_hash');
    for (const id of [key, activation]) expect((await registrantOn(portal).look(id)).status).toBe(200);
    const page = await portal.app.inject({ method: 'GET', url: `/my-a1/registration/approval?workflow=${key}` });
    expect(page.statusCode).toBeLessThan(500);
    expect(await rowOf(email)).toEqual(before);
    expect((await query('select * from single_use_link order by created_at, secret_hash')).rows).toEqual(links.rows);
  });

  it('for one thing is good for no other: nobody approves themselves', async () => {
    const { person, email } = await awaitingApproval();
    const activation = await newestLink(portal, email);
    for (const signal of ['ApprovalGiven', 'ApprovalRefused', 'NotOwnerVerified']) {
      expect(code(await person.land(signal, activation))).toBe(over);
      expect(code(await person.land(signal, `${randomUUID()}.${'x'.repeat(32)}`))).toBe(over);
    }
    expect((await person.land('ApprovalGiven', person.id)).status).toBe(400);
    expect((await person.read()).body).toMatchObject({ state: 'AwaitingApproval' });
  });

  it('sent to one number proves no other: a later number needs a link of its own', async () => {
    const { person } = await activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100804' });
    const ofFirst = await newestLink(portal, '359888100804');
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100503' });
    expect(code(await person.look(ofFirst))).toBe(over);
    expect(code(await person.land('NotOwnerVerified', ofFirst))).toBe(over);
    expect((await person.read()).body).toMatchObject({ state: 'AwaitingNotOwnerVerification' });
    const ofSecond = await newestLink(portal, '359888100503');
    expect(await person.land('NotOwnerVerified', ofSecond)).toMatchObject({ body: { state: 'Completed' } });
  });

  it('for the approver is good for three days, once', async () => {
    const { person, key } = await awaitingApproval();
    await portal.pass(72 * 3600 - 1);
    expect((await person.look(key)).status).toBe(200);
    await portal.pass(1);
    expect(code(await person.land('ApprovalGiven', key))).toBe(over);
    expect(code(await person.read())).toBe(over);
  });

  it('of the activation mail brings back to the step on any device, without moving it [RG-034]', async () => {
    const { person, email } = await started();
    const activation = await newestLink(portal, email);
    const phone = registrantOn(portal);
    expect(await phone.land('EmailActivated', activation, newPassword)).toMatchObject({ body: { state: 'PidAndEik' } });
    phone.goOnWith(person.id);
    await phone.signal('SubmitPidOrEik', daniel);
    const tablet = registrantOn(portal);
    expect(await tablet.land('EmailActivated', activation, newPassword)).toMatchObject({
      status: 200,
      body: { state: 'ServiceNumber', workflowCorrelationId: person.id },
    });
  });
});

describe('sending again', () => {
  const sends = async (who: Registrant, what: string, email: string) => {
    const answers: (string | number | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) {
      const answer = await who.resend(what, { email });
      answers.push(code(answer) ?? answer.status);
      await portal.pass(30);
    }
    return answers;
  };
  const twiceMore = ['EC_Resend_Time_Is_Not_Expired', 202, 202, 'EC_Reach_Max_Attempts'];

  it('the activation mail waits 30 seconds and stops after three [RG-047]', async () => {
    const { person, email } = await started();
    expect(await sends(person, 'activation-email/resend', email)).toEqual(twiceMore);
    const { code: typed } = await newestMessage(portal, email);
    expect((await person.activate(email, typed)).status).toBe(200);
  });

  it('the request for approval waits 30 seconds and stops after three [RG-048]', async () => {
    const { person, email, key } = await awaitingApproval();
    expect(await sends(person, 'resend-approval-email', email)).toEqual(twiceMore);
    expect(await newestLink(portal, 'approve@demo.abonat.bg')).not.toBe(key);
  });

  it('the proof of a number waits 30 seconds and stops after three [RG-049]', async () => {
    const { person, email } = await activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100503' });
    expect(await sends(person, 'not-owner/verification/resend', email)).toEqual(twiceMore);
  });

  it('tells who does not name a workflow nothing, and sends nothing where nobody waits', async () => {
    const count = async () => (await query('select count(*) from outbox')).rows[0] as object;
    const before = await count();
    const stranger = registrantOn(portal);
    for (const what of ['activation-email/resend', 'resend-approval-email', 'not-owner/verification/resend']) {
      expect((await stranger.resend(what, { email: 'nobody@demo.abonat.bg' }, false)).status).toBe(202);
    }
    expect((await stranger.resend('user/verification/resend', { msisdn: '359888100101' }, false)).status).toBe(202);
    expect(await count()).toEqual(before);
    const { email } = await started();
    // Too soon, which only its own tab hears.
    expect((await stranger.resend('activation-email/resend', { email }, false)).status).toBe(202);
    await portal.pass(30);
    expect((await stranger.resend('activation-email/resend', { email }, false)).status).toBe(202);
    expect((await newestMessage(portal, email)).code).toMatch(/^\d{6}$/);
  });
});

describe('adding a service', () => {
  it('is for who began it, signed in', async () => {
    const owner = registrantOn(portal, await portal.browser().signIn('nikola'));
    await owner.addService();
    const other = registrantOn(portal, await portal.browser().signIn('petya'));
    expect(code(await other.signal('SubmitPidOrEik', daniel, owner.id))).toBe(over);
    const nobody = registrantOn(portal);
    expect(await nobody.signal('SubmitPidOrEik', daniel, owner.id)).toMatchObject({ status: 401 });
    nobody.goOnWith(owner.id);
    expect(await nobody.read()).toMatchObject({ status: 401 });
    expect(await owner.signal('SubmitPidOrEik', daniel)).toMatchObject({ body: { state: 'ServiceNumber' } });
    await query('update session set ended_at = now() where session_id = $1', [owner.browser.sessionId]);
    expect(await owner.read()).toMatchObject({ status: 401 });
  });
});
