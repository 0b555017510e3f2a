import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestLink, newestMessage, registrantOn, type Registrant, type WorkflowAnswer } from '#testing/registrant.ts';
import type { TestReply } from '#testing/portal.ts';
import { code, daniel, openRegistration, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

async function atSecurityCode(email: string): Promise<Registrant> {
  const person = (await registration.activated(email)).person;
  await person.signal('SubmitPidOrEik', daniel);
  await person.signal('SubmitServiceNumber', { serviceNumber: '0888100801' });
  return person;
}

async function repeated(times: number, ask: (at: number) => Promise<TestReply>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let at = 0; at < times; at += 1) {
    const answer = await ask(at);
    answers.push(code(answer) ?? answer.status);
  }
  return answers;
}

describe('a caller without the workflow id', () => {
  it('does not learn from a header whether a registration is pending for an e-mail', async () => {
    const email = 'waits@demo.abonat.bg';
    await registration.started(email);
    await registration.portal.pass(30);
    const resend = (to: string) =>
      registrantOn(registration.portal).resend('activation-email/resend', { email: to }, false);
    const [waiting, unknown] = [await resend(email), await resend('nobody@demo.abonat.bg')];
    expect(waiting.headers['retry-after']).toBeUndefined();
    expect(Object.keys(waiting.headers)).toEqual(Object.keys(unknown.headers));
  });

  it('cannot use up the attempts of the tab with the pending code', async () => {
    const email = 'tries@demo.abonat.bg';
    const person = (await registration.started(email)).person;
    const guesses = await repeated(20, () => registrantOn(registration.portal).activate(email, '000000', false));
    expect(new Set(guesses)).toEqual(new Set(['EC_Wrong_Verification_Code']));
    expect((await person.activate(email, (await newestMessage(registration.portal, email)).code)).status).toBe(200);
  });
});

describe('an attacker who wants to block a registration', () => {
  it('can only lock the codes of an e-mail: the message is still sent, and its link works', async () => {
    const email = 'locked@demo.abonat.bg';
    await registration.query(`insert into code_failure values ($1, 100, null, now())`, [`number:${email}`]);
    const person = (await registration.started(email)).person;
    expect(code(await person.activate(email, '000000'))).toBe('EC_Codes_Locked');
    expect(await person.land('EmailActivated', await newestLink(registration.portal, email))).toMatchObject({
      status: 200,
      body: { state: 'PidAndEik' },
    });
  });
});

describe('an attacker who registers the e-mail of another user with their own password', () => {
  it('gets no profile of that user: the link requires the password in any other browser', async () => {
    const email = 'victim@demo.abonat.bg';
    const stranger = (await registration.started(email)).person;
    const link = await newestLink(registration.portal, email);
    const victim = registrantOn(registration.portal);
    expect(await victim.look(link)).toMatchObject({ body: { asks_password: true } });
    expect(await stranger.look(link)).toMatchObject({ body: { asks_password: false } });
    expect(code(await victim.land('EmailActivated', link))).toBe('EC_Wrong_Password');
    const guesses = await repeated(11, () => victim.land('EmailActivated', link, 'Kosatka!8'));
    expect(guesses).toEqual([...Array<string>(10).fill('EC_Wrong_Password'), 'EC_Too_Many_Requests']);
    expect(await stranger.read()).toMatchObject({ body: { state: 'AwaitingEmailActivation' } });
    expect(await stranger.land('EmailActivated', link)).toMatchObject({ body: { state: 'PidAndEik' } });
  });

  it('cannot affect a registration that the user begins too', async () => {
    const email = 'both@demo.abonat.bg';
    await registration.started(email);
    const ofStranger = await newestLink(registration.portal, email);
    const victim = (await registration.started(email)).person;
    expect(code(await victim.land('EmailActivated', ofStranger))).toBe('EC_Wrong_Password');
    expect((await victim.land('EmailActivated', await newestLink(registration.portal, email))).status).toBe(200);
  });
});

describe('a user who knows an id and a number of its owner', () => {
  it('cannot find out other numbers of the owner', async () => {
    const person = await atSecurityCode('others@demo.abonat.bg');
    const answers = await repeated(12, (at) =>
      person.signal('RequestSmsCode', { msisdn: `08881001${String(at).padStart(2, '0')}` }),
    );
    expect(answers.filter((answer) => answer === 'EC_Service_Not_Associated_With_Pid').length).toBeLessThan(10);
    expect(answers.at(-1)).toBe('EC_Too_Many_Requests');
  });

  it('does not learn the receiving number of the owner’s security codes', async () => {
    await registration.query(
      `update security_code set receiving_msisdn = '359888100899' where customer_id =
        (select customer_id from customer_pid where pid = $1)`,
      [daniel.pidOrEik],
    );
    const email = 'receiving@demo.abonat.bg';
    const person = await atSecurityCode(email);
    const sent = await person.browser.call('POST', '/security-code/securitycode/resend-on-registration', {
      body: { email, pid: daniel.pidOrEik },
      headers: { 'workflow-correlation-id': person.id },
    });
    expect(sent.status).toBe(202);
    const { properties } = (await person.read()).body as WorkflowAnswer;
    expect(properties['sms_recipient']).toBe('•••• ••• 899');
    await registration.portal.pass(30);
    // A resend goes to the same phone, given in its masked form; the full number must not confirm a guess.
    const resend = (msisdn: string, named = true) => person.resend('user/verification/resend', { msisdn }, named);
    const { code: first } = await newestMessage(registration.portal, '359888100899');
    expect(code(await resend('359888100899'))).toBe('EC_Invalid_Signal');
    expect((await resend('•••• ••• 899', false)).status).toBe(202);
    expect((await newestMessage(registration.portal, '359888100899')).code).toBe(first);
    expect((await resend('•••• ••• 899')).status).toBe(202);
    const { code: typed } = await newestMessage(registration.portal, '359888100899');
    expect(typed).not.toBe(first);
    expect(await person.signal('SubmitSmsCode', { code: typed })).toMatchObject({ body: { state: 'Completed' } });
  });
});

describe('an id', () => {
  it('cannot be guessed without limit, so migrated companies cannot be counted', async () => {
    const person = (await registration.activated('ids@demo.abonat.bg')).person;
    const answers = await repeated(21, (at) =>
      person.signal('SubmitPidOrEik', { pidOrEik: String(999_100_000 + at), clientType: 'BusinessOwner' }),
    );
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers[20]).toBe('EC_Too_Many_Requests');
  });

  it('is not stored in clear in any counter', async () => {
    await atSecurityCode('counted@demo.abonat.bg');
    const { rows } = await registration.query('select subject from rate_limit');
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toContain(daniel.pidOrEik);
  });
});
