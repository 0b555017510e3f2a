import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import type { Account } from '../contract.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('expired documents are counted separately from those that can be signed', async () => {
  const desislava = await portal.browser().signIn('desislava');
  const read = async () => (await desislava.call('GET', '/user-profile/accounts')).body as Account;
  const before = await read();
  await portal.platform.pool.query(
    `update document set sign_by = '2020-01-01' where document_id = 'M1001711-A1' and status = 'ForSigning'`,
  );
  expect(await read()).toMatchObject({
    documents_for_signing: before.documents_for_signing - 1,
    documents_expired: before.documents_expired + 1,
  });
});
