import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

describe('switching off', () => {
  it('ends signing with the number, which is told [ES-040]', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.stop())).toBe('204');
    expect(await signing.shown()).toEqual({ is: false, msisdn: null, pid });
    expect((await signing.journal())[1]).toBe(`esigning.stop ${number} {}`);
    expect((await signing.texts(number))[0]).toContain('е спрян');
  });

  it('of what is off is refused [ES-040]', async () => {
    expect(outcomeOf(await signing.stop())).toBe('409 EC_Already_Inactive');
  });
});
