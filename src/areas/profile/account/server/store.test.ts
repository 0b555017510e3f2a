import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { inTransaction } from '#platform/server/database/database.ts';
import { findAccountRow } from '../../server/account-row.ts';
import type { Account } from '../contract.ts';
import { findPendingEmail, saveEmail, saveEmailChange } from './store.ts';

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

const someAccount = () =>
  portal.platform.db.selectFrom('account').select(['account_id', 'email']).executeTakeFirstOrThrow();

it('a pending e-mail is found until its code expires', async () => {
  const { db } = portal.platform;
  const { account_id: accountId } = await someAccount();
  const now = new Date('2026-11-15T10:00:00Z');
  const expiresAt = new Date('2026-11-16T10:00:00Z');
  const change = { accountId, newEmail: 'nova@demo.abonat.bg', now, expiresAt };
  await inTransaction(db, (tx) => saveEmailChange(tx, change));
  expect(await findPendingEmail(db, accountId, new Date(expiresAt.getTime() - 1))).toBe('nova@demo.abonat.bg');
  expect(await findPendingEmail(db, accountId, expiresAt)).toBeNull();
});

it('a username that is not the e-mail is kept when the e-mail changes', async () => {
  const { db } = portal.platform;
  const { account_id: accountId, email } = await someAccount();
  await db.updateTable('account').set({ username: 'a-name' }).where('account_id', '=', accountId).execute();
  await inTransaction(db, (tx) => saveEmail(tx, accountId, { username: 'a-name', email }, 'nova@demo.abonat.bg'));
  const after = db.selectFrom('account').select(['username', 'email']).where('account_id', '=', accountId);
  expect(await after.executeTakeFirst()).toEqual({ username: 'a-name', email: 'nova@demo.abonat.bg' });
});

it('a closed profile is not found', async () => {
  const { db } = portal.platform;
  const { account_id: accountId } = await someAccount();
  expect(await findAccountRow(db, accountId)).toBeDefined();
  await db.updateTable('account').set({ deactivated_at: new Date() }).where('account_id', '=', accountId).execute();
  expect(await findAccountRow(db, accountId)).toBeUndefined();
});
