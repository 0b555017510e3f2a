// The SQL of sessions.

import { sql } from 'kysely';
import type { Database, Queryable } from '#platform/server/database/database.ts';

export type SessionKey = { accountId: number; sessionId: string };

export type NewSession = SessionKey & {
  cookieHash: Buffer;
  /** The session of the same browser, which this one replaces. */
  previousCookieHash: Buffer | null;
  userAgent: string;
  /** For sign-ins that count as a step-up. */
  stepUpUntil: Date;
  refreshToken: { tokenHash: Buffer; expiresAt: Date };
  now: Date;
};

type SpentCode = { codeHash: Buffer; signInCookieHash: Buffer };

export type SessionOwner = { account_id: number; username: string; password_hash: string };

/**
 * Exchanges the code of an attempt for a session, in one statement: it locks the account, then consumes the code. A
 * concurrent password change waits and then ends the session, or has already revoked the code. Null if the code is
 * invalid, or the account had a session with this id before; ids are not reused.
 */
export async function openSession(db: Database, code: SpentCode, session: NewSession): Promise<SessionOwner | null> {
  const { accountId, sessionId, now, refreshToken } = session;
  const { rows } = await sql<SessionOwner>`
    with held as (
      select account_id, username, password_hash from account
      where account_id = ${accountId} and deactivated_at is null for share
    ), spent as (
      update sign_in_attempt as attempt set used_at = ${now} from held
      where attempt.session_id = ${sessionId} and attempt.account_id = held.account_id
        and attempt.code_hash = ${code.codeHash} and attempt.cookie_hash = ${code.signInCookieHash}
        and attempt.code_expires_at > ${now} and attempt.used_at is null
      returning attempt.account_id, attempt.session_id, is_stepped_up, identity_issuer, identity_subject, identity_sid
    ), replaced as (
      update session set ended_at = ${now} from spent
      where session.account_id = spent.account_id and session.cookie_hash = ${session.previousCookieHash}
        and session.ended_at is null
    ), opened as (
      insert into session (account_id, session_id, cookie_hash, user_agent, created_at, last_seen_at, step_up_until,
        identity_issuer, identity_subject, identity_sid)
      select account_id, session_id, ${session.cookieHash}, ${session.userAgent}, ${now}, ${now},
        case when is_stepped_up then ${session.stepUpUntil}::timestamptz end,
        identity_issuer, identity_subject, identity_sid
      from spent on conflict do nothing returning account_id, session_id
    ), recorded as (
      insert into sign_in_event (account_id, kind, user_agent, happened_at)
      select account_id, 'SignedIn', ${session.userAgent}, ${now} from opened
    ), refreshable as (
      insert into refresh_token (account_id, session_id, token_hash, created_at, expires_at)
      select account_id, session_id, ${refreshToken.tokenHash}, ${now}, ${refreshToken.expiresAt} from opened
    )
    select held.account_id, held.username, held.password_hash from held join opened using (account_id)`.execute(db);
  return rows[0] ?? null;
}

export async function endSession(db: Queryable, accountId: number, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return ended !== undefined;
}

export function findLiveSessions(db: Queryable, accountId: number, after: { created: Date; seen: Date }) {
  return db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'created_at', 'last_seen_at', 'step_up_until'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', after.seen)
    .where('created_at', '>', after.created)
    .orderBy('last_seen_at', 'desc')
    .execute();
}
