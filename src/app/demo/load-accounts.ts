// The accounts of the demo users, their codes, and their pending tasks.

import { people, type DemoPerson } from '#database/demo/people.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashSecurityCode, type HashKeys } from '#platform/server/security-code/code-hash.ts';
import { loadAttention } from './load-attention.ts';
import { loadAddressesAndCards } from './holdings.ts';
import type { Owners } from './owners.ts';

export type Secrets = { passwordHash: string; hashKeys: HashKeys };

type LoadContext = { owners: Owners; secrets: Secrets; now: Date };

/** Customers who sign electronically from the first day, with their numbers. */
const signingNumbers: Record<string, string> = { '9005129975': '359888100301' };

export async function loadAccounts(tx: Tx, loading: LoadContext): Promise<void> {
  for (const person of people) {
    const customerId = loading.owners.customerOf(person.pid);
    await loadSecurityCode(tx, person, customerId, loading);
    if (person.account) await loadAccount(tx, person, customerId, loading);
  }
  await loadAttention(tx, loading.owners, loading.now);
}

async function loadAccount(tx: Tx, person: DemoPerson, customerId: number, loading: LoadContext): Promise<void> {
  const { email, firstName, lastName } = person.account!;
  const { now } = loading;
  const { account_id } = await tx
    .insertInto('account')
    .values({
      username: email,
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: loading.secrets.passwordHash,
      created_at: now,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('account_username').values({ username: email, account_id }).execute();
  await tx.insertInto('account_pid').values({ account_id, customer_id: customerId }).execute();
  await loadAddressesAndCards(tx, { pid: person.pid, accountId: account_id, customerId, now });
  const msisdn = signingNumbers[person.pid];
  if (msisdn) {
    await tx
      .insertInto('signing_subscription')
      .values({ customer_id: customerId, msisdn, account_id, activated_at: now })
      .execute();
  }
  await loadHeldServices(tx, { account_id, linked_at: now }, person, customerId, loading.owners);
}

async function loadHeldServices(
  tx: Tx,
  { account_id, linked_at }: { account_id: number; linked_at: Date },
  { labels = {}, uses = [] }: DemoPerson,
  customerId: number,
  owners: Owners,
): Promise<void> {
  const held = [
    ...owners.servicesOf(customerId).map((service_id) => ({
      service_id,
      customer_id: customerId,
      is_owner: true,
      label: labels[service_id] ?? null,
    })),
    ...uses.map((service_id) => ({
      service_id,
      customer_id: owners.ownerOf(service_id),
      is_owner: false,
      label: null,
    })),
  ];
  if (held.length === 0) return;
  await tx
    .insertInto('account_service')
    .values(held.map((row, position) => ({ account_id, position, linked_at, ...row })))
    .execute();
}

async function loadSecurityCode(
  tx: Tx,
  { securityCode }: DemoPerson,
  customerId: number,
  { secrets, now }: LoadContext,
): Promise<void> {
  if (!securityCode) return;
  await tx
    .insertInto('security_code')
    .values({
      customer_id: customerId,
      ...hashSecurityCode(secrets.hashKeys, customerId, securityCode.code),
      receiving_msisdn: securityCode.receivingNumber,
      // Long enough ago to register with it.
      changed_at: new Date(now.getTime() - 90 * 86_400_000),
    })
    .execute();
}
