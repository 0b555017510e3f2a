import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newestMessage, newPassword, registrantOn } from '#testing/registrant.ts';
import { code, openRegistration, withoutTrace, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('the start', () => {
  it('answers a code without a workflow id the same for pending and unknown e-mails', async () => {
    const { email } = await registration.started();
    const stranger = registrantOn(registration.portal);
    const answers = [
      await stranger.activate(email, '000000', false),
      await stranger.activate('nobody@demo.abonat.bg', '000000', false),
      await stranger.activate(email, '', false),
      await stranger.activate(email, '000000', false, newPassword),
      await stranger.activate('nobody@demo.abonat.bg', '000000', false, newPassword),
    ];
    expect(withoutTrace(answers[0]!)).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    for (const answer of answers) expect(withoutTrace(answer)).toEqual(withoutTrace(answers[0]!));
  });

  it('is not activated by the code alone: an attacker who used the e-mail of another user gets no profile by that user’s click', async () => {
    const { person: attacker, email } = await registration.started();
    const victim = registrantOn(registration.portal);
    const { code: typed } = await newestMessage(registration.portal, email);
    for (const password of [undefined, 'Kosatka!8']) {
      expect(code(await victim.activate(email, typed, false, password))).toBe('EC_Wrong_Verification_Code');
    }
    expect(await attacker.read()).toMatchObject({ body: { state: 'AwaitingEmailActivation' } });
  });

  it('is activated by the code in the browser that began, and elsewhere with the password of the registration', async () => {
    const began = await registration.started();
    const { code: first } = await newestMessage(registration.portal, began.email);
    expect(await began.person.activate(began.email, first, false)).toMatchObject({ body: { state: 'PidAndEik' } });
    const { email } = await registration.started();
    const { code: second } = await newestMessage(registration.portal, email);
    const elsewhere = registrantOn(registration.portal);
    expect(await elsewhere.activate(email, second, false, newPassword)).toMatchObject({ body: { state: 'PidAndEik' } });
  });

  it('is not activated by any code if the e-mail has an account', async () => {
    const { person, email } = await registration.started();
    const { code: typed } = await newestMessage(registration.portal, email);
    await registration.query('update registration_workflow set is_email_taken = true where email = $1', [email]);
    expect(code(await person.activate(email, typed))).toBe('EC_Wrong_Verification_Code');
  });

  it('is not activated by the cookie of another registration, and the password is limited to three attempts a day', async () => {
    const { email } = await registration.started();
    const { code: typed } = await newestMessage(registration.portal, email);
    const other = (await registration.started()).person;
    expect(code(await other.activate(email, typed, false))).toBe('EC_Wrong_Verification_Code');
    for (let tries = 0; tries < 3; tries += 1) await other.activate(email, typed, false, 'Kosatka!8');
    expect(code(await other.activate(email, typed, false, newPassword))).toBe('EC_Wrong_Verification_Code');
  });
});
