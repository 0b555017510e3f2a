// Orders to the music platform: an order is saved before the call and removed with the change. If the platform or the
// portal fails in between, a job sends the actual state of the number.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Queryable, type Tx } from '#platform/server/database/database.ts';
import { defineJob, enqueue, handleJob, type JobHandler } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MusicPlatform } from './music-platform/music-platform.ts';
import { findSubscription } from './store.ts';

/** Longer than the timeout of the platform. */
const leftBehindAfterMs = 60_000;

const settleOrderJob = defineJob<ServiceKey & { reference: string }>('settle-music-order');

/** A repeated request before the first is settled is the same order. */
export async function claimOrder(tx: Tx, number: ServiceKey, isActive: boolean, now: Date): Promise<string> {
  const { customerId, serviceId } = number;
  const { rows } = await sql<{ reference: string }>`
    insert into music_order as known (customer_id, service_id, is_active, reference, requested_at)
    values (${customerId}, ${serviceId}, ${isActive}, ${randomUUID()}, ${now})
    on conflict (customer_id, service_id) do update set is_active = excluded.is_active,
      reference = case when known.is_active = excluded.is_active then known.reference else excluded.reference end
    returning reference`.execute(tx);
  const { reference } = rows[0]!;
  const runAt = new Date(now.getTime() + leftBehindAfterMs);
  await enqueue(tx, settleOrderJob, { customerId, serviceId, reference }, { runAt });
  return reference;
}

export async function removeOrder(tx: Tx, { customerId, serviceId }: ServiceKey, reference: string): Promise<void> {
  await tx
    .deleteFrom('music_order')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('reference', '=', reference)
    .execute();
}

export function handleMusicOrder({ db }: Platform, music: MusicPlatform): JobHandler {
  return handleJob(settleOrderJob, async ({ reference, ...number }) => {
    if (!(await isLeftBehind(db, number, reference))) return;
    const subscription = await findSubscription(db, number);
    await music.setSubscription({
      reference: `${reference}-settled`,
      serviceId: number.serviceId,
      isActive: subscription?.status === 'Active',
      lastDay: subscription?.deactivates_on ?? null,
    });
    await inTransaction(db, (tx) => removeOrder(tx, number, reference));
  });
}

async function isLeftBehind(db: Queryable, { customerId, serviceId }: ServiceKey, reference: string): Promise<boolean> {
  const order = await db
    .selectFrom('music_order')
    .select('reference')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return order !== undefined;
}
