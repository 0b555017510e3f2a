import type { Queryable, Tx } from '#platform/server/database/database.ts';

export function findAccountRow(db: Queryable, accountId: number) {
  return db
    .selectFrom('account')
    .select(['username', 'email', 'first_name', 'last_name', 'language', 'password_hash'])
    .where('account_id', '=', accountId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Locks the account row until the transaction ends. */
export function lockAccountRow(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .select([
      'username',
      'email',
      'first_name',
      'last_name',
      'contact_phone',
      'language',
      'password_hash',
      'deactivated_at',
    ])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}
