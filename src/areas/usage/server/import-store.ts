// SQL that follows an import of usage: the pace, what the first figures of a number have already reached, and checks.

import { thresholds } from '../constants.ts';
import { checkUsageJob } from './jobs.ts';
import { paceStatement } from './pace-store.ts';

const changed = `outcome in ('new', 'changed')`;

const updatePace = paceStatement(
  `(a.customer_id, a.service_id) in (select customer_id, service_id from checked where ${changed})`,
);

/** The same as `percentUsed`, over the line `c`; null if unlimited. */
const percent = `case when c.limit_amount = 0 then 100
  when c.limit_amount is not null then least(100, c.used_amount * 100 / c.limit_amount) end`;

/** `:now` is the same for a whole import, so all its batches count as the first figures. */
const isKnown = `exists (select from usage_number n
  where n.customer_id = c.customer_id and n.service_id = c.service_id and n.known_since < :now)`;

const recordReachedBefore = `insert into usage_notice (customer_id, service_id, subject, period_from, threshold, sent_at)
  select c.customer_id, c.service_id, c.allowance_id, c.period_from, reached.threshold, :now
  from checked c join (values ${thresholds.map((each) => `(${each})`).join(', ')}) reached (threshold)
    on ${percent} >= reached.threshold
  where c.outcome = 'new' and not ${isKnown} on conflict do nothing`;

const recordNumbers = `insert into usage_number (customer_id, service_id, known_since)
  select distinct customer_id, service_id, :now from checked where ${changed}
  on conflict (customer_id, service_id)
    do update set known_since = coalesce(usage_number.known_since, excluded.known_since)`;

const enqueueChecks = (condition: string) => `insert into scheduled_job (job_id, name, payload, run_at)
  select gen_random_uuid(), '${checkUsageJob.name}',
    jsonb_build_object('customerId', customer_id, 'serviceId', service_id), '-infinity'
  from (select distinct c.customer_id, c.service_id from checked c where c.${changed} and ${isKnown} and (${condition})) numbers`;

const hasAttention = `exists (select from attention t where t.customer_id = c.customer_id
  and t.service_id = c.service_id and t.kind = 'allowance-near')`;

const hasAlerts = `c.cost_cents > 0 and exists (select from usage_alert t where t.customer_id = c.customer_id
  and t.service_id = c.service_id and t.amounts <> '{}')`;

export const afterAllowances: readonly string[] = [
  updatePace,
  recordReachedBefore,
  recordNumbers,
  enqueueChecks(`${percent} >= ${thresholds[0]} or ${hasAttention}`),
];

export const afterDays: readonly string[] = [updatePace, recordNumbers, enqueueChecks(hasAlerts)];
