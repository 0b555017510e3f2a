// Embedded protection service: it protects numbers with the extra, takes a while to switch, and faults can make it
// unavailable or refuse a number.

import { sql } from 'kysely';
import { addDays, sofiaDay, startOfSofiaDay, type Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import type { Reads } from '#platform/server/database/reads.ts';
import { findFaults } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { ListName } from '../../rules.ts';
import { embeddedTimedProtection } from './embedded-timed-protection.ts';
import type { ProtectionService, SeenEvent, Statistics } from './protection-service.ts';

const mostEvents = 1000;

const isDown = () => new PartnerUnavailable('The protection service is down.');

type Settings = { db: Database; reads: Reads; clock: Clock; switchSeconds: number };

export function embeddedProtectionService({ db, reads, clock, switchSeconds }: Settings): ProtectionService {
  /** Whole days in Sofia including today, also days of 23 and 25 hours. */
  const since = (days: number) => startOfSofiaDay(addDays(sofiaDay(clock.now()), 1 - days));

  /** The fault of a number. */
  const faultOf = async ({ serviceId }: ServiceKey) => {
    const faults = await findFaults(db, 'protection');
    if (faults.get('*') === 'down') throw isDown();
    return faults.get(serviceId);
  };

  const isActive = async (number: ServiceKey) => {
    await faultOf(number);
    return (await isSubscribed(db, number)) && isSwitchedOn(db, number, clock.now());
  };

  return {
    ...embeddedTimedProtection({ db, clock, isActive }),
    isActive,

    async accepts(number, operation) {
      const isRefused = (await faultOf(number)) === 'fails';
      if (isRefused || !(await isSubscribed(db, number))) return false;
      const effectiveAt = new Date(clock.now().getTime() + switchSeconds * 1000);
      await sql`
        insert into embedded_protection as known (customer_id, service_id, is_active, effective_at)
        values (${number.customerId}, ${number.serviceId}, ${operation === 'activate'}, ${effectiveAt})
        on conflict (customer_id, service_id) do update set is_active = excluded.is_active,
          effective_at = excluded.effective_at where known.is_active <> excluded.is_active`.execute(db);
      return true;
    },

    statistics: (number, days) => countEvents(reads, number, since(days)),

    async events(number, days) {
      await faultOf(number);
      return findEvents(db, number, since(days));
    },

    async domains(number, list) {
      await faultOf(number);
      return findDomains(db, number, list);
    },

    async add(number, { reference, list }, domains) {
      await faultOf(number);
      return db.transaction().execute(async (tx) => {
        await sql`
          insert into embedded_protection_domain (customer_id, service_id, domain, list, reference)
          select ${number.customerId}, ${number.serviceId}, domain, ${list}, ${reference}
          from unnest(${domains}::text[]) domain on conflict do nothing`.execute(tx);
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from embedded_protection_domain
          where customer_id = ${number.customerId} and service_id = ${number.serviceId} and reference = ${reference}
            and domain = any(${domains}::text[])`.execute(tx);
        if (rows[0]?.count === domains.length) return true;
        await takeBack(tx, number, reference);
        return false;
      });
    },

    async remove(number, { list }, domain) {
      await faultOf(number);
      await db
        .deleteFrom('embedded_protection_domain')
        .where('customer_id', '=', number.customerId)
        .where('service_id', '=', number.serviceId)
        .where('list', '=', list)
        .where('domain', '=', domain)
        .execute();
    },
  };
}

async function takeBack(tx: Queryable, number: ServiceKey, reference: string): Promise<void> {
  await tx
    .deleteFrom('embedded_protection_domain')
    .where('customer_id', '=', number.customerId)
    .where('service_id', '=', number.serviceId)
    .where('reference', '=', reference)
    .execute();
}

async function isSubscribed(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select exists (
      select from service_extra join extra using (code)
      where customer_id = ${customerId} and service_id = ${serviceId} and kind = 'net-protect'
        and status in ('Active', 'WaitingForDeactivation')) as some`.execute(db);
  return rows[0]?.some ?? false;
}

/** A number that was never switched is protected from the activation of its extra. */
async function isSwitchedOn(db: Queryable, { customerId, serviceId }: ServiceKey, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('embedded_protection')
    .select(['is_active', 'effective_at'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  if (!known) return true;
  return now < known.effective_at ? !known.is_active : known.is_active;
}

type CountedRow = Omit<Statistics, 'byDay'> & { by_day: Statistics['byDay']; is_down: boolean };

/** One statement also reads whether the service is down. */
async function countEvents(reads: Reads, { customerId, serviceId }: ServiceKey, since: Date): Promise<Statistics> {
  const [row] = await reads.read<CountedRow>({
    name: 'protection-statistics',
    text: `with seen as materialized (
        select category, action, (happened_at at time zone 'Europe/Sofia')::date as day
        from embedded_protection_event
        where customer_id = $1 and service_id = $2 and happened_at >= $3)
      select counts.total, counts.blocked,
        exists (select from partner_fault where partner = 'protection' and subject = '*' and fault = 'down') as is_down,
        coalesce((select json_agg(json_build_object('name', category, 'count', count) order by count desc, category)
          from (select category, count(*) from seen where action = 'block' group by category) counted), '[]') as categories,
        coalesce((select json_agg(json_build_object('day', day, 'blocked', count) order by day)
          from (select day, count(*) from seen where action = 'block' group by day) counted), '[]') as by_day
      from (select count(*)::integer as total, (count(*) filter (where action = 'block'))::integer as blocked from seen) counts`,
    values: [customerId, serviceId, since],
  });
  const { by_day: byDay, is_down, ...counted } = row!;
  if (is_down) throw isDown();
  return { ...counted, byDay };
}

async function findEvents(db: Queryable, { customerId, serviceId }: ServiceKey, since: Date): Promise<SeenEvent[]> {
  const rows = await db
    .selectFrom('embedded_protection_event')
    .select(['happened_at as timestamp', 'domain', 'category', 'action'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('happened_at', '>=', since)
    .orderBy('happened_at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(mostEvents)
    .execute();
  // It blocks a request only because the site is dangerous.
  return rows.map((row) => ({ ...row, ...(row.action === 'block' && { reason: 'dangerous' }) }) as SeenEvent);
}

async function findDomains(db: Queryable, number: ServiceKey, list: ListName): Promise<string[]> {
  const rows = await db
    .selectFrom('embedded_protection_domain')
    .select('domain')
    .where('customer_id', '=', number.customerId)
    .where('service_id', '=', number.serviceId)
    .where('list', '=', list)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(({ domain }) => domain);
}
