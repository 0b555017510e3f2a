import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { CheckedAddress } from './check-address.ts';

export function findAddresses(db: Queryable, accountId: number) {
  return db
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('address_id')
    .execute();
}

export type AddressRow = Awaited<ReturnType<typeof findAddresses>>[number];

/** Locks the account and returns the number of its addresses. */
export async function lockAddresses(tx: Tx, accountId: number): Promise<number> {
  await tx.selectFrom('account').select('account_id').where('account_id', '=', accountId).forUpdate().execute();
  return (await findAddresses(tx, accountId)).length;
}

export async function insertAddress(
  tx: Tx,
  { accountId, addressId, now }: { accountId: number; addressId: string; now: Date },
  address: CheckedAddress,
): Promise<void> {
  await tx
    .insertInto('address')
    .values({ account_id: accountId, address_id: addressId, created_at: now, ...address })
    .execute();
}

/** False if it no longer exists. */
export async function updateAddress(
  tx: Tx,
  accountId: number,
  addressId: string,
  address: CheckedAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('address')
    .set(address)
    .where('account_id', '=', accountId)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeAddress(tx: Tx, accountId: number, addressId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('address')
    .where('account_id', '=', accountId)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
