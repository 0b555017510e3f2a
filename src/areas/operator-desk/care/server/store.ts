// The SQL of finding a customer and reading their state.

import { sql } from 'kysely';
import { inLanguage, type Language } from '#platform/languages.ts';
import { failuresUntilHelp } from '#platform/one-time-code.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { traceId, type heldStatuses, type waitingKinds } from '../rules.ts';

export type FoundCustomer = { customer_id: number; name: string; pid: string; account_type: string };

export async function findCustomers(db: Queryable, search: string): Promise<FoundCustomer[]> {
  const trace = traceId.test(search.toLowerCase()) ? search : null;
  const number = search.replace(/[\s+]/g, '').replace(/^0/, '359');
  const { rows } = await sql<FoundCustomer>`
    select customer_id, name, pid, account_type from customer where customer_id in (
      select customer_id from customer_pid where pid = ${search}
      union select customer_id from service_number where service_id in (${search}, ${number})
      union select customer_id from contract where contract_id = ${search}
      union select customer_id from audit where trace_id = ${trace}::uuid
      union select customer_id from account join account_pid using (account_id)
        where lower(email) = ${search.toLowerCase()} and email <> ''
      union select customer_id from account_username join account_pid using (account_id)
        where username = ${search.toLowerCase()})
    order by customer_id limit 20`.execute(db);
  return rows;
}

export function findCustomer(db: Queryable, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['customer_id', 'name', 'pid', 'account_type'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** The words that are pids of customers. */
export async function findKnownPids(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ pid: string }>`
    select pid from customer_pid where pid = any(${words}::text[])`.execute(db);
  return rows.map(({ pid }) => pid);
}

export type AccountRow = { account_id: number; email: string; deactivated_at: Date | null; sessions: number };

export async function findAccounts(db: Queryable, customerId: number, since: Date): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select account_id, email, deactivated_at,
      (select count(*)::integer from session where session.account_id = account.account_id
        and ended_at is null and created_at > ${since}) as sessions
    from account join account_pid using (account_id) where customer_id = ${customerId} order by account_id`.execute(db);
  return rows;
}

export type ServiceRow = {
  service_id: string;
  service_type: string;
  tariff: string;
  extras: { code: string; name: string; status: (typeof heldStatuses)[number] }[];
};

export async function findServices(db: Queryable, customerId: number, language: Language): Promise<ServiceRow[]> {
  const name = inLanguage({ bg: 'name_bg', en: 'name_en' }, language);
  const { rows } = await sql<ServiceRow>`
    select service_id, service.service_type, ${sql.ref(`tariff.${name}`)} as tariff,
      coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', ${sql.ref(`extra.${name}`)}, 'status', status) order by code)
        from service_extra held join extra using (code)
        where held.customer_id = service.customer_id and held.service_id = service.service_id
          and status <> 'Inactive'), '[]') as extras
    from service join tariff using (tariff_id) where customer_id = ${customerId} order by service_id limit 200`.execute(
    db,
  );
  return rows;
}

export type WaitingRow = {
  service_id: string;
  kind: (typeof waitingKinds)[number];
  subject: string;
  name: string | null;
  at: Date;
};

export async function findWaiting(db: Queryable, customerId: number, language: Language): Promise<WaitingRow[]> {
  const name = inLanguage({ bg: 'name_bg', en: 'name_en' }, language);
  const { rows } = await sql<WaitingRow>`
    select service_id, kind, subject, properties ->> ${name} as name, created_at as at from attention where customer_id = ${customerId}
    union all select service_id, 'in-progress', array_to_string(codes, ', '),
      (select string_agg(${sql.ref(`extra.${name}`)}, ', ' order by place) from unnest(codes) with ordinality as asked (code, place)
        join extra using (code)), started_at
      from processing_request where customer_id = ${customerId}
    order by at desc limit 100`.execute(db);
  return rows;
}

export type EvidenceRow = Awaited<ReturnType<typeof findEvidence>>[number];

/** The latest changes, or those of one request. */
export function findEvidence(db: Queryable, customerId: number, trace: string | undefined) {
  return db
    .selectFrom('audit')
    .select(['sequence', 'happened_at', 'action', 'subject', 'facts', 'hash', 'trace_id'])
    .where('customer_id', '=', customerId)
    .$if(trace !== undefined, (query) => query.where('trace_id', '=', trace!))
    .orderBy('sequence', 'desc')
    .limit(100)
    .execute();
}

/** The subjects that count wrong codes of the customer: their numbers, accounts and security code. */
export async function guardedThings(db: Queryable, customerId: number): Promise<string[]> {
  const { rows } = await sql<{ guarded: string }>`
    select 'number:' || service_id as guarded from service where customer_id = ${customerId}
    union all select 'account:' || account_id from account_pid where customer_id = ${customerId}
    union all select 'security-code:' || customer_id from security_code where customer_id = ${customerId}`.execute(db);
  return rows.map(({ guarded }) => guarded);
}

export type LockRow = { guarded: string; failures: number; locked_until: Date | null };

export async function findLocks(db: Queryable, guarded: readonly string[]): Promise<LockRow[]> {
  const { rows } = await sql<LockRow>`
    select guarded, failures, nullif(locked_until, 'infinity') as locked_until from code_failure
      where guarded = any(${guarded}::text[])
    union all select 'security-code:' || customer_id, wrong_tries + owner_wrong_tries,
        case when greatest(wrong_tries, owner_wrong_tries) < ${failuresUntilHelp}
          then greatest(locked_until, owner_locked_until) end from security_code
      where wrong_tries + owner_wrong_tries > 0 and customer_id = any(${customersIn(guarded)}::bigint[])
    order by guarded`.execute(db);
  return rows;
}

/** False if there were none. */
export async function forgetFailures(tx: Tx, guarded: string): Promise<boolean> {
  const [customerId] = customersIn([guarded]);
  if (customerId !== undefined) return forgetSecurityCodeTries(tx, customerId);
  const { numDeletedRows } = await tx.deleteFrom('code_failure').where('guarded', '=', guarded).executeTakeFirst();
  return numDeletedRows > 0n;
}

async function forgetSecurityCodeTries(tx: Tx, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('security_code')
    .set({ wrong_tries: 0, locked_until: null, owner_wrong_tries: 0, owner_locked_until: null })
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('wrong_tries', '>', 0), where('owner_wrong_tries', '>', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The customers whose security codes are among the guarded subjects. */
function customersIn(guarded: readonly string[]): number[] {
  return guarded.flatMap((each) => (each.startsWith('security-code:') ? [Number(each.split(':')[1])] : []));
}

export async function isAccountOf(db: Queryable, customerId: number, accountId: number): Promise<boolean> {
  const held = await db
    .selectFrom('account_pid')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return held !== undefined;
}
