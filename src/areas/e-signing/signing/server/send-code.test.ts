import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopClock } from '#testing/stop-clock.ts';
import { aHundredTimes, desislava, openSigning, type SigningPortal, tally } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { pid, number, annex } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const db = () => signing.portal.platform.db;
const waitingInProfile = async () => {
  const { body } = await signing.who.call('GET', '/user-profile/accounts');
  return (body as { documents_for_signing: number }).documents_for_signing;
};
const set = (id: string, values: object) =>
  db().updateTable('document').set(values).where('document_id', '=', id).execute();

describe('signing a document', () => {
  it('is refused before any code is sent if signing is off', async () => {
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Esigning_Not_Active');
    expect(outcomeOf(await signing.sign(annex, '123456'))).toBe('409 EC_Esigning_Not_Active');
    expect(await signing.inbox(number)).toEqual([]);
  });

  it('resends the activation code of signing by the document [ES-045]', async () => {
    await signing.request({ msisdn: number, pid, document_id: annex });
    await signing.portal.pass(30);
    expect(outcomeOf(await signing.askCode(annex))).toBe('202');
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('204');
  });

  it('of another pid is refused by every call', async () => {
    await signing.switchOn();
    const foreign = 'M1000101-A2';
    expect(outcomeOf(await signing.askCode(foreign))).toBe('403 EC_User_Not_Authoried');
    expect(outcomeOf(await signing.sign(foreign, '123456'))).toBe('403 EC_User_Not_Authoried');
    expect(outcomeOf(await signing.askCodeOfSeveral([annex, foreign]))).toBe('403 EC_User_Not_Authoried');
    expect(outcomeOf(await signing.signSeveral([annex, foreign], '123456'))).toBe('403 EC_User_Not_Authoried');
    await signing.stop();
    expect(outcomeOf(await signing.request({ msisdn: number, pid, document_id: foreign }))).toBe(
      '403 EC_User_Not_Authoried',
    );
  });

  it('after its deadline is refused', async () => {
    await signing.switchOn();
    expect((await signing.document(annex)).is_expired).toBe(false);
    expect(await waitingInProfile()).toBe(5);
    await set(annex, { sign_by: '2020-01-01' });
    expect((await signing.document(annex)).is_expired).toBe(true);
    expect(await waitingInProfile()).toBe(4);
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Document_Expired');
    expect(outcomeOf(await signing.sign(annex, '123456'))).toBe('409 EC_Document_Expired');
  });
});

describe('a file of the operator', () => {
  const store = async (bytes: Buffer) => {
    const { customer_id } = await db()
      .updateTable('document')
      .set({ content: null })
      .where('document_id', '=', annex)
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    const sha256 = createHash('sha256').update(bytes).digest();
    const row = { customer_id, document_id: annex, form: 'original', bytes, sha256, created_at: new Date() };
    await db().deleteFrom('document_file').where('document_id', '=', annex).execute();
    await db().insertInto('document_file').values(row).execute();
  };

  it('that cannot be sealed is refused before a code is sent, and is not signed', async () => {
    await signing.switchOn();
    const sound = (await signing.download(annex)).bytes;
    await store(Buffer.from('%PDF-1.7 damaged'));
    const before = await signing.inbox(number);
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Document_Unsealable');
    expect(outcomeOf(await signing.sign(annex, '123456'))).toBe('409 EC_Document_Unsealable');
    expect(await signing.inbox(number)).toEqual(before);
    await store(sound);
    await signing.portal.pass(60);
    expect(outcomeOf(await signing.signByCode(annex))).toBe('204');
  });
});

describe('under 100 concurrent attempts', () => {
  it('one code is sent', async () => {
    await signing.switchOn();
    // On a busy machine the attempts may last longer than the wait between two codes.
    stopClock(signing.portal.platform.clock);
    const answers = await aHundredTimes(async () => outcomeOf(await signing.askCode(annex)));
    expect(tally(answers)).toEqual({ '202': 1, '429 EC_Resend_Time_Is_Not_Expired': 99 });
    expect((await signing.inbox(number)).filter(({ text }) => text.includes('„Анекс'))).toHaveLength(1);
  });
});
