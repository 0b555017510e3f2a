// Allowances, schedules and checks of the embedded protection service. It closes nothing by itself.

import { sql } from 'kysely';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { findFaults } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { coveringDomains } from '../../rules.ts';
import { stoppedAt, type TimeWindow } from '../../times/rules.ts';
import { wholeSchedule, type SiteVerdict, type TimedProtection } from './timed-protection.ts';

type Settings = { db: Database; clock: Clock; isActive: (number: ServiceKey) => Promise<boolean> };

const dangerous = new Set(['phishing', 'malware', 'tracking']);

export function embeddedTimedProtection({ db, clock, isActive }: Settings): TimedProtection {
  const requireUp = async () => {
    if ((await findFaults(db, 'protection')).get('*') === 'down') {
      throw new PartnerUnavailable('The protection service is down.');
    }
  };
  const windows = async ({ customerId, serviceId }: ServiceKey) => {
    const row = await db
      .selectFrom('embedded_protection_schedule')
      .select('windows')
      .where('customer_id', '=', customerId)
      .where('service_id', '=', serviceId)
      .executeTakeFirst();
    return (row?.windows ?? []) as unknown as TimeWindow[];
  };
  return {
    async abilities() {
      await requireUp();
      return { allow: true, check: true, schedule: true };
    },
    async allow({ customerId, serviceId }, { subject }) {
      await requireUp();
      await db
        .insertInto('embedded_protection_allowance')
        .values({ customer_id: customerId, service_id: serviceId, subject })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async close({ customerId, serviceId }, { subject }) {
      await requireUp();
      await db
        .deleteFrom('embedded_protection_allowance')
        .where('customer_id', '=', customerId)
        .where('service_id', '=', serviceId)
        .where('subject', '=', subject)
        .execute();
    },
    async check(number, domain) {
      if (!(await isActive(number))) return { reason: 'off', category: null, until: null };
      return verdictOf(await findFacts(db, number, domain), await windows(number), clock.now());
    },
    async windows(number) {
      await requireUp();
      return windows(number);
    },
    async setWindows({ customerId, serviceId }, all) {
      await requireUp();
      const values = { windows: JSON.stringify(all) };
      await db
        .insertInto('embedded_protection_schedule')
        .values({ customer_id: customerId, service_id: serviceId, ...values })
        .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet(values))
        .execute();
    },
  };
}

/** `allowed` and `listed`: how specific the allowance and the list entry are. */
type SiteFacts = {
  allowed: number | null;
  paused: boolean;
  list: string | null;
  listed: number | null;
  category: string | null;
};

async function findFacts(db: Database, { customerId, serviceId }: ServiceKey, domain: string): Promise<SiteFacts> {
  const covering = coveringDomains(domain);
  const { rows } = await sql<SiteFacts>`
    with allowance as (select subject from embedded_protection_allowance
      where customer_id = ${customerId} and service_id = ${serviceId})
    select (select max(length(subject)) from allowance where subject = any(${covering}::text[])) as allowed,
      exists (select from allowance where subject = ${wholeSchedule}) as paused,
      entry.list, length(entry.domain) as listed,
      (select category from embedded_protection_site where domain = any(${covering}::text[])
        order by length(domain) desc limit 1) as category
    from (select) as nothing
    left join lateral (select list, domain from embedded_protection_domain
      where customer_id = ${customerId} and service_id = ${serviceId} and domain = any(${covering}::text[])
      order by length(domain) desc limit 1) as entry on true`.execute(db);
  return rows[0]!;
}

/** The most specific entry decides; an allowance counts before a list entry of the same site. */
function verdictOf(facts: SiteFacts, windows: TimeWindow[], now: Date): SiteVerdict {
  const { allowed, paused, list, listed, category } = facts;
  if (allowed !== null && allowed >= (listed ?? 0)) return { reason: 'allowed-now', category, until: null };
  if (list) return { reason: list === 'whitelist' ? 'allow-list' : 'block-list', category, until: null };
  if (category !== null && dangerous.has(category)) return { reason: 'dangerous', category, until: null };
  const timed = paused ? undefined : stoppedAt(windows, now).find((each) => each.category === category);
  return { reason: timed ? 'schedule' : 'clean', category, until: timed?.until ?? null };
}
