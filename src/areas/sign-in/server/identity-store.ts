import type { Database, Queryable, Tx } from '#platform/server/database/database.ts';
import type { Identity } from './identity-provider/identity-provider.ts';

export async function saveIdentityAttempt(
  db: Database,
  attempt: { stateHash: Buffer; sessionId: string; secrets: string; now: Date },
): Promise<void> {
  const { stateHash, sessionId, secrets, now } = attempt;
  await db
    .insertInto('identity_attempt')
    .values({ state_hash: stateHash, session_id: sessionId, secrets, created_at: now })
    .execute();
}

export function findIdentityAttempt(db: Queryable, stateHash: Buffer) {
  return db
    .selectFrom('identity_attempt')
    .select(['session_id', 'secrets'])
    .where('state_hash', '=', stateHash)
    .executeTakeFirst();
}

/** Of concurrent requests with the same state only the first succeeds. */
export async function spendIdentityAttempt(db: Database, stateHash: Buffer): Promise<boolean> {
  const spent = await db
    .deleteFrom('identity_attempt')
    .where('state_hash', '=', stateHash)
    .returning('session_id')
    .executeTakeFirst();
  return spent !== undefined;
}

export function findLinkedAccount(db: Queryable, { issuer, subject }: Identity) {
  return db
    .selectFrom('identity_link')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Includes accounts that are closed but not erased. */
export function findAccountsOfCustomer(tx: Tx, pid: string) {
  return tx
    .selectFrom('customer_pid')
    .innerJoin('account_pid', 'account_pid.customer_id', 'customer_pid.customer_id')
    .innerJoin('account', 'account.account_id', 'account_pid.account_id')
    .select(['account.account_id', 'account.deactivated_at'])
    .where('customer_pid.pid', '=', pid)
    .execute();
}

/** The account of the identity; the first link wins. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
  accountId: number,
  now: Date,
): Promise<number> {
  await tx
    .insertInto('identity_link')
    .values({ issuer, subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { account_id } = await tx
    .selectFrom('identity_link')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return account_id;
}
