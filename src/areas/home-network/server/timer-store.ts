// The settings of a router that end by themselves.

import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { PauseChoice } from '../devices/rules.ts';
import type { GuestChoice } from '../guest/rules.ts';

/** The guest network, or the MAC address of a device. */
export const guestSubject = 'guest';

export type TimerRow = {
  subject: string;
  timer_id: string;
  choice: GuestChoice | PauseChoice;
  account_id: number;
  ends_at: Date | null;
  start_request_id: string | null;
  end_request_id: string | null;
};

export async function findTimers(db: Queryable, home: ServiceKey): Promise<TimerRow[]> {
  return (await selectTimers(db, home).execute()) as TimerRow[];
}

export async function findTimer(db: Queryable, home: ServiceKey, timerId: string): Promise<TimerRow | undefined> {
  return (await selectTimers(db, home).where('timer_id', '=', timerId).executeTakeFirst()) as TimerRow | undefined;
}

/** Replaces the timer of the same subject. */
export async function saveTimer(tx: Tx, { customerId, serviceId }: ServiceKey, timer: TimerRow): Promise<void> {
  const { subject: _, ...rest } = timer;
  await tx
    .insertInto('router_timer')
    .values({ customer_id: customerId, service_id: serviceId, ...timer })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'subject']).doUpdateSet(rest))
    .execute();
}

export async function setTimerEnding(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  timerId: string,
  requestId: string,
): Promise<void> {
  await tx
    .updateTable('router_timer')
    .set({ end_request_id: requestId })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('timer_id', '=', timerId)
    .execute();
}

export async function deleteTimer(tx: Tx, { customerId, serviceId }: ServiceKey, timerId: string): Promise<void> {
  await tx
    .deleteFrom('router_timer')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('timer_id', '=', timerId)
    .execute();
}

function selectTimers(db: Queryable, { customerId, serviceId }: ServiceKey) {
  return db
    .selectFrom('router_timer')
    .select(['subject', 'timer_id', 'choice', 'account_id', 'ends_at', 'start_request_id', 'end_request_id'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId);
}
