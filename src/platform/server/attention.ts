// Pending tasks of the user, written in the transaction of the change that creates them and shown at home and in the
// bell. A task that begins is also a push message.

import { sql } from 'kysely';
import type { AttentionKind } from '#platform/attention-kinds.ts';
import { isPushed, kindOfAttention } from '#platform/notifications.ts';
import type { Tx } from './database/database.ts';
import { enqueuePush } from './outbox/enqueue-push.ts';
import type { ServiceKey } from './service-key.ts';

export type Attention = ServiceKey & {
  kind: AttentionKind;
  /** The pending part of the service, e.g. the code of an extra. */
  subject: string;
  dueOn: string | null;
  properties: Record<string, string | number>;
  now: Date;
};

/** False if the task was pending already. */
export async function saveAttention(
  tx: Tx,
  { customerId, serviceId, kind, subject, ...rest }: Attention,
): Promise<boolean> {
  const facts = { due_on: rest.dueOn, properties: JSON.stringify(rest.properties), created_at: rest.now };
  const { is_new: isNew } = await tx
    .insertInto('attention')
    .values({ customer_id: customerId, service_id: serviceId, kind, subject, ...facts })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'kind', 'subject']).doUpdateSet(facts))
    // An updated row has the id of the transaction that replaced it.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  if (isNew && isPushed(kind)) {
    await enqueuePush(tx, { to: { customerId, serviceId }, kind: kindOfAttention[kind], createdAt: rest.now });
  }
  return isNew;
}

export async function clearAttention(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  subject: string,
  ...kinds: AttentionKind[]
): Promise<void> {
  await tx
    .deleteFrom('attention')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('subject', '=', subject)
    .where('kind', 'in', kinds)
    .execute();
}
