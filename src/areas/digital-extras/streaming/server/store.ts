import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';

export async function findStreamingAccount(db: Queryable, { customerId, serviceId }: ServiceKey, groupType: string) {
  return db
    .selectFrom('streaming_account')
    .select(['status', 'account_reference'])
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('group_type', '=', groupType)
    .executeTakeFirst();
}

export async function saveStreamingAccount(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  groupType: string,
  reference: string,
): Promise<void> {
  await tx
    .insertInto('streaming_account')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      group_type: groupType,
      status: 'NotRegistered',
      account_reference: reference,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'group_type']).doNothing())
    .execute();
}
