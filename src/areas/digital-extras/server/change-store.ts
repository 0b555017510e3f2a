// Writes changes of extras. Statuses change only as the transition table allows.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { nextStatus, type ExtraEvent } from '../rules.ts';
import type { ExtraStatus } from '../constants.ts';
import type { Terms } from './terms.ts';
import type { ExtraKey } from './extra-key.ts';
import type { Replaced } from './rollback-state.ts';

type ExtraFacts = {
  slot?: number | null;
  period_state?: Terms['state'];
  price_cents?: number;
  price_ends_on?: string | null;
  activated_on?: string | null;
  deactivates_on?: string | null;
  ends_with?: string | null;
  promised_price_cents?: number | null;
  contact_number?: string | null;
  donation_cause?: string | null;
};

/** Throws if the extra has left the expected status, because the lock on the number rules that out. */
export async function moveExtra(
  tx: Tx,
  { customerId, serviceId, code }: ExtraKey,
  from: ExtraStatus,
  event: ExtraEvent,
  facts: ExtraFacts = {},
): Promise<void> {
  const status = statusAfter(from, event);
  const { numUpdatedRows } = await tx
    .updateTable('service_extra')
    .set({ ...facts, status })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`the extra ${code} no longer has status ${from}`);
}

function statusAfter(from: ExtraStatus, event: ExtraEvent): ExtraStatus {
  const status = nextStatus(from, event);
  if (!status) throw new Error(`an extra with status ${from} does not allow ${event}`);
  return status;
}

/** Changes an extra without changing its status. */
export async function changeExtra(tx: Tx, { customerId, serviceId, code }: ExtraKey, facts: ExtraFacts): Promise<void> {
  await tx
    .updateTable('service_extra')
    .set(facts)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .execute();
}

export type NewExtra = {
  code: string;
  slot: number | null;
  terms: Terms;
  contactNumber?: string;
  cause?: string;
  replaced: Replaced | null;
};

/** Starts an extra; the row of a former one is reused. Throws if it is not inactive, as moveExtra does. */
export async function beginExtra(tx: Tx, { customerId, serviceId }: ServiceKey, beginning: NewExtra): Promise<void> {
  const facts = {
    status: statusAfter('Inactive', 'activate'),
    slot: beginning.slot,
    period_state: beginning.terms.state,
    price_cents: beginning.terms.cents,
    price_ends_on: beginning.terms.endsOn,
    activated_on: null,
    contact_number: beginning.contactNumber ?? null,
    donation_cause: beginning.cause ?? null,
    ends_with: null,
    replaced: beginning.replaced && JSON.stringify(beginning.replaced),
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('service_extra')
    .values({ customer_id: customerId, service_id: serviceId, code: beginning.code, ...facts })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'service_id', 'code'])
        .doUpdateSet(facts)
        .where('service_extra.status', '=', 'Inactive'),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`the extra ${beginning.code} is not inactive`);
}

export type Swap = ServiceKey & { requestId: string; on: string; from: string; to: string };

export async function saveSwap(tx: Tx, swap: Swap): Promise<void> {
  await tx
    .insertInto('extra_swap')
    .values({
      customer_id: swap.customerId,
      service_id: swap.serviceId,
      swapped_on: swap.on,
      request_id: swap.requestId,
      from_code: swap.from,
      to_code: swap.to,
    })
    .execute();
}

/** A failed swap does not count. */
export async function removeSwap(tx: Tx, { customerId, serviceId }: ServiceKey, requestId: string): Promise<void> {
  await tx
    .deleteFrom('extra_swap')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('request_id', '=', requestId)
    .execute();
}
