import { randomUUID } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { maxAddresses } from '../rules.ts';
import { insertAddress, lockAddresses, removeAddress, updateAddress } from './store.ts';
import type { CheckedAddress } from './check-address.ts';
import { recordForAccount } from '#platform/server/audit/record-for-account.ts';

type AccountAndTime = { accountId: number; now: Date };

export async function addAddress(
  tx: Tx,
  { accountId, now }: AccountAndTime,
  address: CheckedAddress,
): Promise<Refusal<'EC_Too_Many_Addresses'> | null> {
  if ((await lockAddresses(tx, accountId)) >= maxAddresses) return refuse('EC_Too_Many_Addresses');
  const addressId = randomUUID();
  await insertAddress(tx, { accountId, addressId, now }, address);
  await recordForAccount(tx, { accountId, action: 'address.add', subject: addressId, facts: {}, now });
  return null;
}

export async function changeAddress(
  tx: Tx,
  { accountId, now }: AccountAndTime,
  addressId: string,
  address: CheckedAddress,
): Promise<Refusal<'EC_User_Not_Authoried'> | null> {
  if (!(await updateAddress(tx, accountId, addressId, address))) return refuse('EC_User_Not_Authoried');
  await recordForAccount(tx, { accountId, action: 'address.change', subject: addressId, facts: {}, now });
  return null;
}

export async function deleteAddress(
  tx: Tx,
  { accountId, now }: AccountAndTime,
  addressId: string,
): Promise<Refusal<'EC_User_Not_Authoried'> | null> {
  if (!(await removeAddress(tx, accountId, addressId))) return refuse('EC_User_Not_Authoried');
  await recordForAccount(tx, { accountId, action: 'address.delete', subject: addressId, facts: {}, now });
  return null;
}
