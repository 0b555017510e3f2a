import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { desislava, openSigning, type SigningPortal } from '#testing/e-signing.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { annex, contract } = desislava;
let signing: SigningPortal;
beforeEach(async () => {
  signing = await openSigning();
});
afterEach(() => signing.close());

const decline = (document_id: string, more: object = {}) =>
  signing.who.call('PUT', '/esigning/api/documents/decline', { body: { document_id, reason: 'price', ...more } });

describe('a declined document', () => {
  it('is in the list with the day and the reason', async () => {
    expect(outcomeOf(await decline(annex, { reason: 'not-needed', comment: '  Отказвам се. ' }))).toBe('204');
    const document = await signing.document(annex);
    expect(document).toMatchObject({ status: 'Declined', decline_reason: 'not-needed', signed_at: null });
    expect(document.declined_at).not.toBeNull();
  });

  it('cannot be signed or declined again', async () => {
    await signing.switchOn();
    await signing.askCode(annex);
    await decline(annex);
    expect(outcomeOf(await signing.sign(annex, await signing.lastCode()))).toBe('409 EC_Document_Declined');
    expect(outcomeOf(await signing.askCode(annex))).toBe('409 EC_Document_Declined');
    expect(outcomeOf(await decline(annex))).toBe('409 EC_Document_Declined');
  });

  it('leaves an audit entry with its reason, once, also under concurrent attempts', async () => {
    await Promise.all(Array.from({ length: 10 }, () => decline(annex, { comment: 'Скъпо' })));
    const entries = await signing.portal.platform.db
      .selectFrom('audit')
      .select(['subject', 'facts'])
      .where('action', '=', 'document.decline')
      .execute();
    expect(entries).toEqual([{ subject: annex, facts: JSON.stringify({ reason: 'price', comment: 'Скъпо' }) }]);
  });

  it.each([
    ['signed', { status: 'Signed', signed_at: new Date() }, '409 EC_Document_Already_Signed'],
    ['replaced', { status: 'Replaced' }, '409 EC_Document_Replaced'],
    ['expired', { sign_by: '2020-01-01' }, '409 EC_Document_Expired'],
  ])('was not %s before', async (_, values, outcome) => {
    await signing.portal.platform.db.updateTable('document').set(values).where('document_id', '=', contract).execute();
    expect(outcomeOf(await decline(contract))).toBe(outcome);
  });

  it('needs a known reason', async () => {
    expect(outcomeOf(await decline(annex, { reason: 'weather' }))).toMatch(/^400/);
    expect(outcomeOf(await decline(annex, { comment: 'x'.repeat(501) }))).toMatch(/^400/);
  });
});
