import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrantOn } from '#testing/registrant.ts';
import { code, daniel, openRegistration, over, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('adding a service', () => {
  it('starts at most sixty times an hour for one account', async () => {
    const owner = registrantOn(registration.portal, await registration.portal.browser().signIn('nikola'));
    const answers = await Promise.all(Array.from({ length: 62 }, () => owner.addService()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter((answer) => code(answer) === 'EC_Too_Many_Requests')).toHaveLength(2);
    const other = registrantOn(registration.portal, await registration.portal.browser().signIn('petya'));
    expect((await other.addService()).status).toBe(200);
  });

  it('requires the account that began it', async () => {
    const owner = registrantOn(registration.portal, await registration.portal.browser().signIn('nikola'));
    await owner.addService();
    const other = registrantOn(registration.portal, await registration.portal.browser().signIn('petya'));
    expect(code(await other.signal('SubmitPidOrEik', daniel, owner.id))).toBe(over);
    const nobody = registrantOn(registration.portal);
    expect(await nobody.signal('SubmitPidOrEik', daniel, owner.id)).toMatchObject({ status: 401 });
    nobody.goOnWith(owner.id);
    expect(await nobody.read()).toMatchObject({ status: 401 });
    expect(await owner.signal('SubmitPidOrEik', daniel)).toMatchObject({ body: { state: 'ServiceNumber' } });
    await registration.query('update session set ended_at = now() where session_id = $1', [owner.browser.sessionId]);
    expect(await owner.read()).toMatchObject({ status: 401 });
  });
});
