// The credit limit of a number: one-time charges of all areas count against it until the next bill.

import { sql } from 'kysely';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import type { AttentionSubject } from '#platform/attention-subjects.ts';
import { isLimitNear, nearFrom, usedPercent } from '#platform/limit-near.ts';
import { clearAttention, saveAttention } from './attention.ts';
import type { Tx } from './database/database.ts';
import { pushToOwners } from './outbox/push-after-import.ts';
import type { ServiceKey } from './service-key.ts';

export type Credit = { usedCents: number; limitCents: number };

/** False if the credit is too low. A number without a limit has unlimited credit. */
export async function takeCredit(tx: Tx, service: ServiceKey, cents: number, now: Date): Promise<boolean> {
  const { customerId, serviceId } = service;
  const { rows } = await sql<Credit>`
    update service_credit set used_cents = used_cents + ${cents}
    where customer_id = ${customerId} and service_id = ${serviceId} and used_cents + ${cents} <= limit_cents
    returning used_cents as "usedCents", limit_cents as "limitCents"`.execute(tx);
  const [credit] = rows;
  if (!credit) return !(await isLimited(tx, service));
  await tellIfLimitNear(tx, service, credit, now);
  return true;
}

async function isLimited(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<boolean> {
  const { rows } = await sql`
    select from service_credit where customer_id = ${customerId} and service_id = ${serviceId}`.execute(tx);
  return rows.length > 0;
}

/** Refunds a failed charge; nothing to refund if a bill came in between. */
export async function returnCredit(tx: Tx, service: ServiceKey, cents: number, now: Date): Promise<void> {
  const { rows } = await sql<Credit>`
    update service_credit set used_cents = greatest(0, used_cents - ${cents})
    where customer_id = ${service.customerId} and service_id = ${service.serviceId}
    returning used_cents as "usedCents", limit_cents as "limitCents"`.execute(tx);
  for (const credit of rows) await tellIfLimitNear(tx, service, credit, now);
}

const nearAttention: { kind: AttentionKind; subject: AttentionSubject } = {
  kind: 'limit-near',
  subject: 'credit-limit',
};

/** Updates the pending task after every change of the limit or its use. */
export async function tellIfLimitNear(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { usedCents, limitCents }: Credit,
  now: Date,
): Promise<void> {
  const service = { customerId, serviceId };
  if (!isLimitNear(usedCents, limitCents)) {
    return clearAttention(tx, service, nearAttention.subject, nearAttention.kind);
  }
  const properties = { used_percent: usedPercent(usedCents, limitCents), limit_cents: limitCents };
  await saveAttention(tx, { ...service, ...nearAttention, dueOn: null, properties, now });
}

/** The same as `usedPercent`, over the line `c` of an import. */
const usedPercentOfLine = `case when c.limit_cents <= 0 then 100
  else least(100, c.used_cents::bigint * 100 / c.limit_cents) end`;

/** The same for imported credits: SQL over the lines. */
export const tellWhichLimitsAreNear = [
  `delete from attention a using checked c
    where c.outcome = 'changed' and a.customer_id = c.customer_id and a.service_id = c.service_id
      and a.kind = '${nearAttention.kind}' and a.subject = '${nearAttention.subject}' and ${usedPercentOfLine} < ${nearFrom}`,
  pushToOwners(
    nearAttention.kind,
    `select c.customer_id, c.service_id from checked c
      where c.outcome in ('new', 'changed') and ${usedPercentOfLine} >= ${nearFrom} and not exists (
        select from attention a where a.customer_id = c.customer_id and a.service_id = c.service_id
          and a.kind = '${nearAttention.kind}' and a.subject = '${nearAttention.subject}')`,
  ),
  `insert into attention (customer_id, service_id, kind, subject, properties, created_at)
    select c.customer_id, c.service_id, '${nearAttention.kind}', '${nearAttention.subject}',
      jsonb_build_object('used_percent', ${usedPercentOfLine}, 'limit_cents', c.limit_cents), :now
    from checked c where c.outcome in ('new', 'changed') and ${usedPercentOfLine} >= ${nearFrom}
    on conflict (customer_id, service_id, kind, subject)
      do update set properties = excluded.properties, created_at = excluded.created_at`,
];
