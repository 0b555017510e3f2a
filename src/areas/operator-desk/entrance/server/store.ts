// The SQL of operators and their sessions.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { Role } from '../rules.ts';

export function findOperator(db: Queryable, name: string) {
  return db
    .selectFrom('operator')
    .select(['operator_id', 'name', 'roles', 'password_hash', 'sealed_totp', 'identity_subject'])
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function findEnrolling(db: Queryable, operatorId: number) {
  return db
    .selectFrom('operator')
    .select(['operator_id', 'name', 'sealed_totp_offered'])
    .where('operator_id', '=', operatorId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export function listOperators(db: Queryable) {
  return db
    .selectFrom('operator')
    .select(['name', 'roles', 'created_at', 'enrolled_at', 'identity_subject'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
}

export async function insertOperator(tx: Tx, name: string, roles: readonly Role[], now: Date): Promise<number | null> {
  const made = await tx
    .insertInto('operator')
    .values({ name, roles: [...roles], created_at: now })
    .onConflict((conflict) => conflict.column('name').where('removed_at', 'is', null).doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return made?.operator_id ?? null;
}

export async function markRemoved(tx: Tx, operatorId: number, now: Date): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ removed_at: now, password_hash: null, sealed_totp: null, sealed_totp_offered: null })
    .where('operator_id', '=', operatorId)
    .execute();
}

export async function offerTotp(db: Queryable, operatorId: number, sealed: string): Promise<void> {
  await db.updateTable('operator').set({ sealed_totp_offered: sealed }).where('operator_id', '=', operatorId).execute();
}

type NewEnrolment = { operatorId: number; passwordHash: string; offered: string; step: number; now: Date };

/** Null if the operator has enrolled or was removed. */
export async function lockOfferedTotp(tx: Tx, operatorId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('operator')
    .select('sealed_totp_offered')
    .where('operator_id', '=', operatorId)
    .forUpdate()
    .executeTakeFirst();
  return row?.sealed_totp_offered ?? null;
}

export async function markEnrolled(
  tx: Tx,
  { operatorId, passwordHash, offered, step, now }: NewEnrolment,
): Promise<void> {
  await tx
    .updateTable('operator')
    .set({
      password_hash: passwordHash,
      sealed_totp: offered,
      sealed_totp_offered: null,
      last_totp_step: step,
      enrolled_at: now,
    })
    .where('operator_id', '=', operatorId)
    .execute();
}

/** Consumes the code of a step; false if this or a later one was used, or the operator is gone. */
export async function useTotpStep(tx: Tx, operatorId: number, sealedTotp: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ last_totp_step: step })
    .where('operator_id', '=', operatorId)
    .where('removed_at', 'is', null)
    .where('sealed_totp', '=', sealedTotp)
    .where('last_totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type NewSession = { sessionId: string; operatorId: number; tokenHash: Buffer; cookieHash: Buffer; now: Date };

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('operator_session')
    .values({
      session_id: session.sessionId,
      operator_id: session.operatorId,
      token_hash: session.tokenHash,
      cookie_hash: session.cookieHash,
      created_at: session.now,
      last_used_at: session.now,
    })
    .execute();
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(tx: Tx, operatorId: number, now: Date): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute();
}
