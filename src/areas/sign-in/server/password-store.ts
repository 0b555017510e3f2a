// The SQL of setting a new password by a link.

import type { Queryable, Tx } from '#platform/server/database/database.ts';

export function findMailAddress(db: Queryable, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', 'language', 'deactivated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Locks the account, so that no sign-in continues meanwhile. */
export function lockAccount(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select(['username', 'email', 'language'])
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findCustomerIds(db: Queryable, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('account_pid')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .orderBy('customer_id')
    .execute();
  return rows.map((row) => row.customer_id);
}
