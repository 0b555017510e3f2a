// The SQL of step-up: the state of the session, the numbers that can confirm it, and the recovery of an account.

import { sql } from 'kysely';
import type { Language } from '#platform/languages.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { SessionKey } from '../../server/session-store.ts';

export async function findStepUpEnd(db: Queryable, { accountId, sessionId }: SessionKey): Promise<Date | null> {
  const row = await db
    .selectFrom('session')
    .select('step_up_until')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.step_up_until ?? null;
}

export async function saveStepUp(tx: Tx, { accountId, sessionId }: SessionKey, until: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ step_up_until: until })
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The numbers that the account had before this session began: for each pid the receiving number of its security code
 * or, if there was none, its mobile numbers; and mobile numbers that the account only uses.
 */
export async function findConfirmingNumbers(db: Queryable, { accountId, sessionId }: SessionKey): Promise<string[]> {
  const { rows } = await sql<{ msisdn: string }>`
    select distinct case when held.is_owner then coalesce(code.receiving_msisdn, held.service_id)
        else held.service_id end as msisdn
    from session
    join account_service held on held.account_id = session.account_id and held.linked_at < session.created_at
    join service on service.customer_id = held.customer_id and service.service_id = held.service_id
    left join security_code code on code.customer_id = held.customer_id
      and (code.number_changed_at is null or code.number_changed_at < session.created_at)
    where session.account_id = ${accountId} and session.session_id = ${sessionId}
      and (service.msisdn_type = 'Mobile' or (held.is_owner and code.receiving_msisdn is not null))
    order by msisdn`.execute(db);
  return rows.map(({ msisdn }) => msisdn);
}

export type Contact = { email: string; language: Language };

export function findContact(db: Queryable, accountId: number): Promise<Contact> {
  return db
    .selectFrom('account')
    .select(['email', sql<Language>`language`.as('language')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}

export type RecoveryRow = { session_id: string; requested_at: Date; usable_from: Date; expires_at: Date };

/** Only the session that asked can use a recovery, so one whose session has ended is over. */
const sessionHasEnded = sql<boolean>`exists (select from session where session.account_id = step_up_recovery.account_id
  and session.session_id = step_up_recovery.session_id and session.ended_at is not null)`;

export function findRecovery(db: Queryable, accountId: number, now: Date): Promise<RecoveryRow | undefined> {
  return db
    .selectFrom('step_up_recovery')
    .select(['session_id', 'requested_at', 'usable_from', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where(sql<boolean>`not ${sessionHasEnded}`)
    .executeTakeFirst();
}

export type NewRecovery = SessionKey & { requestedAt: Date; usableFrom: Date; expiresAt: Date };

/** False while another recovery of the account is pending. */
export async function saveRecovery(tx: Tx, recovery: NewRecovery): Promise<boolean> {
  const values = {
    session_id: recovery.sessionId,
    requested_at: recovery.requestedAt,
    usable_from: recovery.usableFrom,
    expires_at: recovery.expiresAt,
  };
  const saved = await tx
    .insertInto('step_up_recovery')
    .values({ account_id: recovery.accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(values)
        .where(({ eb, or }) => or([eb('step_up_recovery.expires_at', '<=', recovery.requestedAt), sessionHasEnded])),
    )
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Consumes the recovery; false unless this session requested it and its delay is over. */
export async function useUpRecovery(tx: Tx, { accountId, sessionId }: SessionKey, now: Date): Promise<boolean> {
  const used = await tx
    .deleteFrom('step_up_recovery')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('usable_from', '<=', now)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** The session that requested the recovery; null if there was none. */
export async function deleteRecovery(tx: Tx, accountId: number): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('step_up_recovery')
    .where('account_id', '=', accountId)
    .returning('session_id')
    .executeTakeFirst();
  return deleted?.session_id ?? null;
}
