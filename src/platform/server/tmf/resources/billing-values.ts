// Amounts and ids of bills and payments in TMF678 and TMF676. An id is the pid and the operator's key:
// 8307099971:M1000101-14.

import { Type, type Static } from 'typebox';
import { mainCurrency } from '#platform/currencies.ts';
import { wholeCentsOf } from '#platform/money.ts';
import { oneOf, strict } from '#platform/schema.ts';
import { TmfError } from '../tmf-error.ts';

export const Money = strict({ unit: Type.Optional(oneOf([mainCurrency])), value: Type.Number() });

export const moneyOf = (cents: number) => ({ unit: mainCurrency, value: cents / 100 });

export function readCents({ value }: Static<typeof Money>, attribute: string): number {
  const cents = wholeCentsOf(value);
  if (cents === null) throw new TmfError('invalidBody', `${attribute}.value must have whole cents.`);
  return cents;
}

export type BillingId = { pid: string; key: string };

export const billingId = (pid: string, key: string) => `${pid}:${key}`;

/** Null if the id does not consist of a pid and a key. */
export function splitId(id: string): BillingId | null {
  const at = id.indexOf(':');
  return at > 0 && at < id.length - 1 ? { pid: id.slice(0, at), key: id.slice(at + 1) } : null;
}

export function readId(id: string, attribute: string): BillingId {
  const parts = splitId(id);
  if (!parts) throw new TmfError('invalidBody', `${attribute} must be the id of the customer, a colon and a key.`);
  return parts;
}

export const partyType = (accountType: string) => (accountType === 'Business' ? 'Organization' : 'Individual');
