import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number, otherNumber, annex } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

describe('switching off', () => {
  it('ends signing, and the number is notified [ES-040]', async () => {
    await signing.switchOn();
    expect(outcomeOf(await signing.stop())).toBe('204');
    expect(await signing.shown()).toEqual({ is: false, msisdn: null, pid });
    expect((await signing.journal())[1]).toBe(`esigning.stop ${number} {}`);
    expect((await signing.texts(number))[0]).toContain('е спрян');
  });

  it('deletes the numbers requested with documents', async () => {
    await signing.request({ msisdn: otherNumber, pid, document_id: annex });
    const { db } = signing.portal.platform;
    const requests = await db.selectFrom('signing_request').selectAll().execute();
    expect(requests).toHaveLength(1);
    await signing.switchOn();
    await db.deleteFrom('signing_request').execute();
    await db.insertInto('signing_request').values(requests).execute();
    expect(outcomeOf(await signing.stop())).toBe('204');
    expect(await db.selectFrom('signing_request').selectAll().execute()).toEqual([]);
  });

  it('signing that is off is refused [ES-040]', async () => {
    expect(outcomeOf(await signing.stop())).toBe('409 EC_Already_Inactive');
  });
});
