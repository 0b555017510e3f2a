import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shownMoment } from '#platform/clock.ts';
import { newestLink, newestMessage, registrantOn, type Registrant } from '#testing/registrant.ts';
import { code, openRegistration, type RegistrationPortal } from '#testing/registration.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('resending', () => {
  const sends = async (who: Registrant, what: string, email: string) => {
    const answers: (string | number | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) {
      const answer = await who.resend(what, { email });
      answers.push(code(answer) ?? answer.status);
      await registration.portal.pass(30);
    }
    return answers;
  };
  const twiceMore = ['EC_Resend_Time_Is_Not_Expired', 202, 202, 'EC_Reach_Max_Attempts'];

  it('the activation e-mail requires a wait of 30 seconds and stops after three [RG-047]', async () => {
    const { person, email } = await registration.started();
    expect(await sends(person, 'activation-email/resend', email)).toEqual(twiceMore);
    const { code: typed } = await newestMessage(registration.portal, email);
    expect((await person.activate(email, typed)).status).toBe(200);
  });

  it('the activation e-mail names the moment at which the registration ends, the same as the first one', async () => {
    const { person, email } = await registration.started();
    const until = shownMoment((await registration.rowOf(email))?.['expires_at'] as Date);
    const first = await newestMessage(registration.portal, email);
    await registration.portal.pass(30);
    expect((await person.resend('activation-email/resend', { email })).status).toBe(202);
    const second = await newestMessage(registration.portal, email);
    expect(second.code).not.toBe(first.code);
    for (const { text } of [first, second]) expect(text).toContain(`направи до ${until}`);
  });

  it('the approval request requires a wait of 30 seconds and stops after three [RG-048]', async () => {
    const { person, email, key } = await registration.awaitingApproval();
    expect(await sends(person, 'resend-approval-email', email)).toEqual(twiceMore);
    expect(await newestLink(registration.portal, 'approve@demo.abonat.bg')).not.toBe(key);
  });

  it('the code of a number requires a wait of 30 seconds and stops after three [RG-049]', async () => {
    const { person, email } = await registration.activated();
    await person.signal('SubmitPidOrEik', { clientType: 'NotOwner' });
    await person.signal('SubmitNotOwner', { serviceNumber: '0888100503' });
    expect(await sends(person, 'not-owner/verification/resend', email)).toEqual(twiceMore);
  });

  it('ends with the registration', async () => {
    stopRealTime();
    const { person, email } = await registration.started();
    await registration.portal.pass(30);
    const now = registration.portal.platform.clock.now();
    await registration.query('update registration_workflow set expires_at = $2 where email = $1', [email, now]);
    expect(code(await person.resend('activation-email/resend', { email }))).toBe('EC_Invalid_Signal');
  });

  it('reveals nothing to callers without a workflow id, and sends nothing if none is pending', async () => {
    const count = async () => (await registration.query('select count(*) from outbox')).rows[0] as object;
    const before = await count();
    const stranger = registrantOn(registration.portal);
    for (const what of ['activation-email/resend', 'resend-approval-email', 'not-owner/verification/resend']) {
      expect((await stranger.resend(what, { email: 'nobody@demo.abonat.bg' }, false)).status).toBe(202);
    }
    expect((await stranger.resend('user/verification/resend', { msisdn: '359888100101' }, false)).status).toBe(202);
    expect(await count()).toEqual(before);
    const { email } = await registration.started();
    // Too soon, which only its own tab is told.
    expect((await stranger.resend('activation-email/resend', { email }, false)).status).toBe(202);
    await registration.portal.pass(30);
    expect((await stranger.resend('activation-email/resend', { email }, false)).status).toBe(202);
    expect((await newestMessage(registration.portal, email)).code).toMatch(/^\d{6}$/);
  });
});
