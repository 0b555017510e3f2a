import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { remindOfDocuments } from './remind-of-documents.ts';

const { annex } = desislava;
const mailbox = 'desislava@demo.abonat.bg';
let signing: SigningPortal;
beforeAll(async () => {
  signing = await openSigning();
});
afterAll(() => signing.close());

const db = () => signing.portal.platform.db;
const subjects = async () => (await signing.inbox(mailbox)).map(({ subject }) => subject);
/** Only this document is to be signed, with a last day so many days from today. */
const leave = async (days: number | null, values: object = {}) => {
  const today = sofiaDay(signing.portal.platform.clock.now());
  await db().updateTable('document').set({ sign_by: null, reminded_at: null }).execute();
  const sign_by = days === null ? null : addDays(today, days);
  await db()
    .updateTable('document')
    .set({ sign_by, ...values })
    .where('document_id', '=', annex)
    .execute();
};
beforeEach(() => db().deleteFrom('outbox').execute());

describe('the user is reminded of a document', () => {
  it.each([
    [-1, 0],
    [0, 1],
    [3, 1],
    [4, 0],
    [null, 0],
  ])('whose last day is in %j days: %i e-mails', async (days, mails) => {
    await leave(days);
    await remindOfDocuments(signing.portal.platform);
    expect(await subjects()).toHaveLength(mails);
  });

  it('once, also by several processes', async () => {
    await leave(2);
    await Promise.all([1, 2, 3].map(() => remindOfDocuments(signing.portal.platform)));
    await remindOfDocuments(signing.portal.platform);
    expect(await subjects()).toEqual([expect.stringMatching(/^Подпиши „Анекс към договора за интернет“ до \d/)]);
  });

  it('but not of one that was declined', async () => {
    await leave(2, { status: 'Declined', declined_at: new Date(), decline_reason: 'price' });
    await remindOfDocuments(signing.portal.platform);
    expect(await subjects()).toEqual([]);
  });
});
