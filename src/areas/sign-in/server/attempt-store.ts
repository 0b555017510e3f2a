// The SQL of sign-ins in progress.

import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SessionIdentity } from './session-identity.ts';

export async function saveAttempt(
  db: Queryable,
  attempt: { sessionId: string; returnUri: string; cookieHash: Buffer; now: Date },
): Promise<boolean> {
  const saved = await db
    .insertInto('sign_in_attempt')
    .values({
      session_id: attempt.sessionId,
      return_uri: attempt.returnUri,
      cookie_hash: attempt.cookieHash,
      created_at: attempt.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** A sign-in in the browser that began it, if it is not used and not expired. */
export type LiveAttempt = { sessionId: string; cookieHash: Buffer; startedSince: Date };

export function isLive({ sessionId, cookieHash, startedSince }: LiveAttempt) {
  return sql<boolean>`session_id = ${sessionId} and cookie_hash = ${cookieHash} and used_at is null
    and created_at >= ${startedSince}`;
}

export async function findReturnUri(db: Queryable, attempt: LiveAttempt): Promise<string | null> {
  const found = await db.selectFrom('sign_in_attempt').select('return_uri').where(isLive(attempt)).executeTakeFirst();
  return found?.return_uri ?? null;
}

/** The account is known after its check. */
export function findAccountOfAttempt(db: Queryable, sessionId: string) {
  return db
    .selectFrom('sign_in_attempt')
    .select(['account_id', 'return_uri'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

export type IssuedCode = {
  sessionId: string;
  /** With the checked password hash, if a password was checked. */
  account: { account_id: number; password_hash?: string };
  identity: SessionIdentity;
  /** The sign-in counts as a step-up. */
  isSteppedUp: boolean;
  codeHash: Buffer;
  expiresAt: Date;
};

/** False if the attempt was used, the password changed or the account closed meanwhile. */
export async function giveCode(db: Queryable, given: IssuedCode): Promise<boolean> {
  const { account_id, password_hash } = given.account;
  const updated = await db
    .with('held', (held) =>
      held
        .selectFrom('account')
        .select('account_id')
        .where('account_id', '=', account_id)
        .$if(password_hash !== undefined, (account) => account.where('password_hash', '=', password_hash ?? ''))
        .where('deactivated_at', 'is', null)
        .forShare(),
    )
    .updateTable('sign_in_attempt')
    .from('held')
    .set({
      account_id,
      code_hash: given.codeHash,
      code_expires_at: given.expiresAt,
      is_stepped_up: given.isSteppedUp,
      ...given.identity,
    })
    .where('session_id', '=', given.sessionId)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return updated !== undefined;
}
