// What a change writes about the plans of a number.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { Operation } from '../words.ts';
import type { PlanRow } from './roaming-store.ts';

type PlanKey = ServiceKey & { planId: string };

/** Until the network has answered, a plan stands as it stood, and says what is asked for. */
export async function setPending(tx: Tx, service: ServiceKey, plan: PlanRow, pending: Operation): Promise<void> {
  await tx
    .insertInto('service_roaming')
    .values({
      customer_id: service.customerId,
      service_id: service.serviceId,
      plan_id: plan.plan_id,
      component_type: plan.component_type,
      pending,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'plan_id']).doUpdateSet({ pending }))
    .execute();
}

type PlanFacts = {
  pending: null;
  active_count?: number;
  activated_on?: string;
  expires_on?: null;
  used_minutes?: number;
  used_sms?: number;
  used_megabytes?: number;
};

export async function setPlan(tx: Tx, { customerId, serviceId, planId }: PlanKey, facts: PlanFacts): Promise<void> {
  await tx
    .updateTable('service_roaming')
    .set(facts)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('plan_id', '=', planId)
    .execute();
}
