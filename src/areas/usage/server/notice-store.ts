// The SQL of what was notified in a period, and of the account that is notified.

import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

/** The subject of alert amounts; ids of allowances contain no space. */
export const alertSubject = 'outside the plan';

export type NoticeKey = { subject: string; periodFrom: string };

export async function findSent(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { subject, periodFrom }: NoticeKey,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('usage_notice')
    .select('threshold')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('subject', '=', subject)
    .where('period_from', '=', periodFrom)
    .execute();
  return rows.map(({ threshold }) => threshold);
}

export async function recordSent(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  { subject, periodFrom }: NoticeKey,
  reached: readonly number[],
  now: Date,
): Promise<void> {
  if (reached.length === 0) return;
  const key = { customer_id: customerId, service_id: serviceId, subject, period_from: periodFrom };
  await tx
    .insertInto('usage_notice')
    .values(reached.map((threshold) => ({ ...key, threshold, sent_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Pending tasks about allowances that are no longer near their end. */
export async function clearOtherAttention(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  near: readonly string[],
): Promise<void> {
  await sql`delete from attention where customer_id = ${customerId} and service_id = ${serviceId}
    and kind = 'allowance-near' and subject <> all(${near}::text[])`.execute(tx);
}

export async function findMailedOwner(tx: Tx, { customerId, serviceId }: ServiceKey) {
  const owner = await tx
    .selectFrom('account_service')
    .innerJoin('account', 'account.account_id', 'account_service.account_id')
    .select(['account.account_id as accountId', 'account.email as recipient'])
    .where('account_service.customer_id', '=', customerId)
    .where('account_service.service_id', '=', serviceId)
    .where('account_service.is_owner', '=', true)
    .where('account.deactivated_at', 'is', null)
    .orderBy('account.account_id')
    .executeTakeFirst();
  return owner ?? null;
}
