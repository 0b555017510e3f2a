// Puts the demo people into an empty database, or back to their first day.

import { sql } from 'kysely';
import { addDays, sofiaDay } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/server/database/database.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { hashSecurityCode } from '#platform/server/security-code/security-code.ts';
import { loadCampaigns, loadCampaignsOf } from './campaigns.ts';
import { loadDocuments, loadSigning } from './documents.ts';
import { loadAddressesAndCards } from './holdings.ts';
import { loadBonus, loadBonusCampaign, loadClub } from './club-and-bonus.ts';
import { loadRouter } from './home-network.ts';
import { loadCatalogue, loadServiceExtras } from './load-extras.ts';
import type { DemoCustomer } from './demo-customer.ts';
import { loadAttention } from './load-attention.ts';
import { customers, demoPassword } from './people.ts';
import { loadProtection } from './protection.ts';
import { loadRoamingCatalogue, loadRoamingOf } from './roaming.ts';
import { tariffs } from './tariffs.ts';

/** Data that is not about people stays when the demo starts over. */
const kept = [
  'migration',
  'settlement',
  'quarter',
  'street',
  'generated_secret',
  'demo_clock',
  'catalogue_version',
  'readiness',
  'country',
];

/** The database is somebody's own: neither invented people nor the open inbox belong there. */
export class NotOfTheDemo extends Error {
  constructor() {
    super(
      'The database has customers who are not of the demo: set APP_MODE=production, or give the demo one of its own.',
    );
  }
}

export async function loadDemoOnce(db: Database, now: Date, codeKey: Uint8Array): Promise<boolean> {
  if (await hasDemo(db)) return false;
  if (await hasAnything(db)) throw new NotOfTheDemo();
  const secrets = { passwordHash: await hashPassword(demoPassword), codeKey };
  await db.transaction().execute((tx) => loadPeople(tx, now, secrets));
  return true;
}

async function hasDemo(db: Database): Promise<boolean> {
  const pids = customers.map(({ pid }) => pid);
  const known = await db.selectFrom('customer_pid').select('pid').where('pid', 'in', pids).limit(1).executeTakeFirst();
  return known !== undefined;
}

async function hasAnything(db: Database): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (select from customer) or exists (select from account) or exists (select from tariff) as some`.execute(
    db,
  );
  return rows[0]?.some ?? true;
}

/** Customers besides the people of the demo and the subscribers of load tests. */
async function hasOthers(db: Database): Promise<boolean> {
  const pids = customers.map(({ pid }) => pid);
  const { rows } = await sql<{ some: boolean }>`
    select exists (
      select from customer where pid <> all (${pids}) and not exists (
        select from account_pid join account using (account_id)
        where account_pid.customer_id = customer.customer_id and username like '%@load.abonat.example')) as some`.execute(
    db,
  );
  return rows[0]?.some ?? true;
}

export async function resetDemoData(db: Database, now: Date, codeKey: Uint8Array): Promise<void> {
  if (await hasOthers(db)) throw new NotOfTheDemo();
  const secrets = { passwordHash: await hashPassword(demoPassword), codeKey };
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all (${kept})`.execute(tx);
    await sql`truncate ${sql.raw(rows.map((row) => row.name).join(', '))} restart identity cascade`.execute(tx);
    await loadPeople(tx, now, secrets);
  });
}

type Secrets = { passwordHash: string; codeKey: Uint8Array };

async function loadPeople(tx: Tx, now: Date, { passwordHash, codeKey }: Secrets): Promise<void> {
  await tx
    .insertInto('tariff')
    .values([...tariffs])
    .execute();
  await loadCatalogue(tx);
  await loadRoamingCatalogue(tx);
  await loadCampaigns(tx, now);
  await loadBonusCampaign(tx, now);
  const ownerOf = new Map<string, number>();
  for (const customer of customers) {
    const customerId = await loadCustomer(tx, customer, now);
    await loadSecurityCode(tx, customer, { customerId, codeKey, now });
    for (const service of customer.services) ownerOf.set(service.id, customerId);
    if (customer.account) await loadAccount(tx, customer, customerId, ownerOf, now, passwordHash);
  }
}

async function loadCustomer(tx: Tx, customer: DemoCustomer, now: Date): Promise<number> {
  const today = sofiaDay(now);
  const { customer_id } = await tx
    .insertInto('customer')
    .values({
      pid: customer.pid,
      name: customer.name,
      account_type: customer.accountType,
      is_vip: customer.isVip ?? false,
      is_migrated: customer.isMigrated ?? false,
      approver_email: customer.approverEmail ?? null,
      created_at: now,
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('customer_pid').values({ pid: customer.pid, customer_id }).execute();
  await tx
    .insertInto('contract')
    .values({
      customer_id,
      contract_id: customer.contract,
      signed_on: addDays(today, -400),
      ends_on: addDays(today, 330),
    })
    .execute();
  await loadClub(tx, { pid: customer.pid, customerId: customer_id, now });
  await loadDocuments(tx, { ...customer, customerId: customer_id, now });
  for (const service of customer.services) {
    await tx
      .insertInto('service')
      .values({
        customer_id,
        service_id: service.id,
        contract_id: customer.contract,
        service_type: service.type,
        msisdn_type: service.msisdnType,
        tariff_id: service.tariff,
        subscriber_type: service.subscriberType ?? null,
        effective_segment_id: customer.segment,
        installation_address: service.address ?? null,
        activated_on: addDays(today, -400),
      })
      .execute();
    await tx.insertInto('service_number').values({ service_id: service.id, customer_id }).execute();
    await loadServiceExtras(tx, { customerId: customer_id, serviceId: service.id, holder: customer.name, now });
    await loadCampaignsOf(tx, { customerId: customer_id, serviceId: service.id, now });
    await loadBonus(tx, { customerId: customer_id, serviceId: service.id, now });
    await loadRouter(tx, customer_id, service.id, now);
    await loadProtection(tx, { customerId: customer_id, serviceId: service.id, now });
    await loadRoamingOf(tx, { customerId: customer_id, serviceId: service.id, now });
    for (const attention of service.attention ?? []) await loadAttention(tx, customer_id, service.id, attention, now);
  }
  return customer_id;
}

async function loadAccount(
  tx: Tx,
  customer: DemoCustomer,
  customerId: number,
  ownerOf: ReadonlyMap<string, number>,
  now: Date,
  passwordHash: string,
): Promise<void> {
  const person = customer.account;
  if (!person) return;
  const { account_id } = await tx
    .insertInto('account')
    .values({
      username: person.email,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      password_hash: passwordHash,
      created_at: now,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('account_username').values({ username: person.email, account_id }).execute();
  await tx.insertInto('account_pid').values({ account_id, customer_id: customerId }).execute();
  await loadAddressesAndCards(tx, { pid: customer.pid, accountId: account_id, customerId, now });
  await loadSigning(tx, { ...customer, accountId: account_id, customerId, now });
  const held = [
    ...customer.services.map(({ id, label }) => ({
      service_id: id,
      customer_id: customerId,
      is_owner: true,
      label: label ?? null,
    })),
    ...(customer.uses ?? []).map((id) => ({
      service_id: id,
      customer_id: ownerOf.get(id) ?? 0,
      is_owner: false,
      label: null,
    })),
  ];
  if (held.length === 0) return;
  await tx
    .insertInto('account_service')
    .values(held.map((row, position) => ({ account_id, position, ...row })))
    .execute();
}

async function loadSecurityCode(
  tx: Tx,
  { securityCode }: DemoCustomer,
  { customerId, codeKey, now }: { customerId: number; codeKey: Uint8Array; now: Date },
): Promise<void> {
  if (!securityCode) return;
  await tx
    .insertInto('security_code')
    .values({
      customer_id: customerId,
      code_hash: hashSecurityCode(codeKey, customerId, securityCode.code),
      receiving_msisdn: securityCode.receivingNumber,
      changed_at: now,
    })
    .execute();
}
