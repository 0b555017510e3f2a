import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number, otherNumber } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

describe('signing', () => {
  it('is switched on once: a repeated request is refused [ES-036]', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.request({ msisdn: number, pid }))).toBe('409 EC_Already_Active');
    expect(outcomeOf(await signing.request({ msisdn: otherNumber, pid }))).toBe('409 EC_Already_Active');
  });

  it.each([
    ['', '400 EC_Invalid_Request'],
    ['088810171', '400 EC_Invalid_Request'],
    ['+359888101711', '400 EC_Invalid_Request'],
    ['0888100201', '403 EC_Service_Not_Associated_With_Pid'],
    ['0999123456', '403 EC_Service_Not_Associated_With_Pid'],
  ])('refuses the number "%s": %s [ES-028, ES-029]', async (msisdn, refusal) => {
    expect(outcomeOf(await signing.request({ msisdn, pid }))).toBe(refusal);
    expect(await signing.texts(number)).toEqual([]);
  });

  it('sends a code every 30 seconds, at most three [ES-036]', async () => {
    const ask = async () => outcomeOf(await signing.request({ msisdn: number, pid }));
    expect(await ask()).toBe('202');
    expect(await ask()).toBe('429 EC_Resend_Time_Is_Not_Expired');
    for (const _ of [2, 3]) {
      await signing.portal.pass(30);
      expect(await ask()).toBe('202');
    }
    await signing.portal.pass(30);
    expect(await ask()).toBe('429 EC_Reach_Max_Attempts');
  });

  it('returns the wait before the next code', async () => {
    expect((await signing.request({ msisdn: number, pid })).headers['retry-after']).toBe('30');
  });
});

describe('the signing number', () => {
  const change = (msisdn: string) => signing.request({ msisdn, pid }, 'PUT');

  it('is not changed if there is none, or to the same one [ES-037]', async () => {
    expect(outcomeOf(await change(number))).toBe('409 EC_Esigning_Not_Active');
    await signing.switchOn();
    expect(outcomeOf(await change(number))).toBe('409 EC_Already_Active');
    expect(outcomeOf(await change('0888100201'))).toBe('403 EC_Service_Not_Associated_With_Pid');
  });
});
