// The SQL of the blocks of a number.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { BlockKind } from '../constants.ts';
import type { BlockRow } from '../rules.ts';

export async function saveBlock(
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
  block: BlockKind,
  { isOn, state }: BlockRow,
): Promise<void> {
  const values = { is_on: isOn, state };
  await tx
    .insertInto('usage_block')
    .values({ customer_id: customerId, service_id: serviceId, block, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'block']).doUpdateSet(values))
    .execute();
}
