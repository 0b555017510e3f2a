// Embedded usage source: it measures the imported figures again, unless a fault makes it unavailable.

import { sql } from 'kysely';
import { addDays, sofiaDay, type Clock } from '#platform/clock.ts';
import type { Database } from '#platform/server/database/database.ts';
import { isPartnerDown } from '#platform/server/partners/partner-fault.ts';
import { PartnerUnavailable } from '#platform/server/partners/partner-http.ts';
import type { ReportedAllowance, ReportedDay, UsageSource } from './usage-source.ts';

/** It knows the running and the last period. */
const knownDays = 62;

export function embeddedUsageSource(db: Database, clock: Clock): UsageSource {
  return {
    async report({ customerId, serviceId }) {
      if (await isPartnerDown(db, 'usage')) throw new PartnerUnavailable('The usage source is down.');
      const measuredAt = clock.now();
      const { rows: allowances } = await sql<ReportedAllowance>`
        select allowance_id, kind, zone, source, name_bg, name_en, limit_amount, used_amount, period_from, period_to
        from usage_allowance where customer_id = ${customerId} and service_id = ${serviceId}
          and period_to >= ${sofiaDay(measuredAt)}::date`.execute(db);
      const { rows: days } = await sql<ReportedDay>`
        select day, kind, zone, amount, outside_amount, cost_cents from usage_day
        where customer_id = ${customerId} and service_id = ${serviceId}
          and day >= ${addDays(sofiaDay(measuredAt), -knownDays)}::date`.execute(db);
      return allowances.length + days.length > 0 ? { measuredAt, allowances, days } : null;
    },
  };
}
