import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('home assistance', () => {
  it('has a document after its confirmation [EX-226, EX-227]', async () => {
    const document = (policyNumber: string) =>
      extras.call('GET', '/home-assistance/policy/get-document-id', { query: { policyNumber } });
    expect((await document('HA-100101')).body).toEqual({ document_id: 'DOC-HA-100101' });
    expect(outcomeOf(await document('HA-100102'))).toBe('404 EC_ESign_Document_Id_Missing');
  });

  it('shows its document to the owner of the number, not to other users of it', async () => {
    const { db } = extras.portal.platform;
    await db.updateTable('account_service').set({ is_owner: false }).where('service_id', '=', withAll).execute();
    const query = { policyNumber: 'HA-100101' };
    const answer = await extras.call('GET', '/home-assistance/policy/get-document-id', { query });
    expect(outcomeOf(answer)).toBe('403 EC_User_Not_Authoried');
  });
});
