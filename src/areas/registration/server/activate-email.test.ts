import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrantOn } from '#testing/registrant.ts';
import { openRegistration, withoutTrace, type RegistrationPortal } from '#testing/registration.ts';

let registration: RegistrationPortal;
beforeAll(async () => {
  registration = await openRegistration();
});
beforeEach(() => registration.startOver());
afterAll(() => registration.close());

describe('the start', () => {
  it('tells who cannot name a workflow nothing by its code: an e-mail that waits is answered like one that does not', async () => {
    const { email } = await registration.started();
    const stranger = registrantOn(registration.portal);
    const answers = [
      await stranger.activate(email, '000000', false),
      await stranger.activate('nobody@demo.abonat.bg', '000000', false),
      await stranger.activate(email, '', false),
    ];
    expect(withoutTrace(answers[0]!)).toMatchObject({ status: 400, body: { ErrorCode: 'EC_Wrong_Verification_Code' } });
    expect(withoutTrace(answers[1]!)).toEqual(withoutTrace(answers[0]!));
    expect(withoutTrace(answers[2]!)).toEqual(withoutTrace(answers[0]!));
  });
});
