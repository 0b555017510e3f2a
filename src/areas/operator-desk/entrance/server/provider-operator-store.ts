// The SQL of operators whom the OpenID provider authenticates, and of their visits to it.

import type { Database, Queryable, Tx } from '#platform/server/database/database.ts';
import type { Role } from '../rules.ts';

export type DeskVisit = { stateHash: Buffer; cookieHash: Buffer };

export async function saveDeskVisit(db: Database, visit: DeskVisit & { secrets: string; now: Date }): Promise<void> {
  const { stateHash, cookieHash, secrets, now } = visit;
  await db
    .insertInto('operator_identity_attempt')
    .values({ state_hash: stateHash, cookie_hash: cookieHash, secrets, created_at: now })
    .execute();
}

/** The secrets of a visit of this browser; of concurrent requests only the first gets them. */
export async function spendDeskVisit(
  db: Database,
  { stateHash, cookieHash, after }: DeskVisit & { after: Date },
): Promise<string | null> {
  const spent = await db
    .deleteFrom('operator_identity_attempt')
    .where('state_hash', '=', stateHash)
    .where('cookie_hash', '=', cookieHash)
    .where('created_at', '>', after)
    .returning('secrets')
    .executeTakeFirst();
  return spent?.secrets ?? null;
}

export type ProviderIdentity = { issuer: string; subject: string };

export function findProviderOperator(db: Queryable, { issuer, subject }: ProviderIdentity) {
  return db
    .selectFrom('operator')
    .select(['operator_id', 'name', 'roles'])
    .where('identity_issuer', '=', issuer)
    .where('identity_subject', '=', subject)
    .where('removed_at', 'is', null)
    .$narrowType<{ roles: Role[] }>()
    .executeTakeFirst();
}

/** False if the user or the name exists. */
export async function insertProviderOperator(
  tx: Tx,
  operator: ProviderIdentity & { name: string; roles: readonly Role[]; now: Date },
): Promise<boolean> {
  const { issuer, subject, name, roles, now } = operator;
  const made = await tx
    .insertInto('operator')
    .values({ name, roles: [...roles], identity_issuer: issuer, identity_subject: subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function setRoles(tx: Tx, operatorId: number, roles: readonly Role[]): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ roles: [...roles] })
    .where('operator_id', '=', operatorId)
    .execute();
}
