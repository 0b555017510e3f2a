// What a change writes about extras. Statuses move only as the table of transitions allows.

import type { Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import { nextStatus, type ExtraEvent } from '../rules.ts';
import type { ExtraStatus } from '../constants.ts';
import type { Terms } from './terms.ts';
import type { ExtraKey } from './extra-key.ts';

/** What stood on the number before a change, to be put back if it fails. */
export type RollbackState = {
  code: string;
  slot: number | null;
  state: Terms['state'];
  cents: number;
  endsOn: string | null;
  activatedOn: string;
  /** It was kept as a paid one and only gave up its position. */
  isKept: boolean;
};

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

/** Moves an extra from the status it was seen in; it is an error of ours if it is not in it any more. */
export async function moveExtra(
  tx: Tx,
  { customerId, serviceId, code }: ExtraKey,
  from: ExtraStatus,
  event: ExtraEvent,
  facts: ExtraFacts = {},
): Promise<void> {
  const status = nextStatus(from, event);
  if (!status) throw new Error(`an extra that is ${from} cannot ${event}`);
  const { numUpdatedRows } = await tx
    .updateTable('service_extra')
    .set({ ...facts, status })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`the extra ${code} is not ${from} any more`);
}

/** Writes facts about an extra whose status stays. */
export async function changeExtra(tx: Tx, { customerId, serviceId, code }: ExtraKey, facts: ExtraFacts): Promise<void> {
  await tx
    .updateTable('service_extra')
    .set(facts)
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .where('code', '=', code)
    .execute();
}

/** What an activation replaced, and the request that did it. */
export type Replaced = { requestId: string; undo: RollbackState };

export async function saveReplaced(tx: Tx, key: ExtraKey, replaced: Replaced): Promise<void> {
  await tx
    .updateTable('service_extra')
    .set({ replaced: JSON.stringify(replaced) })
    .where('customer_id', '=', key.customerId)
    .where('service_id', '=', key.serviceId)
    .where('code', '=', key.code)
    .execute();
}

export type NewExtra = {
  code: string;
  slot: number | null;
  terms: Terms;
  contactNumber?: string;
  cause?: string;
};

/** The first step of an extra; one that was here before begins anew in its old row. */
export async function beginExtra(tx: Tx, { customerId, serviceId }: ServiceKey, beginning: NewExtra): Promise<void> {
  const facts = {
    slot: beginning.slot,
    period_state: beginning.terms.state,
    price_cents: beginning.terms.cents,
    price_ends_on: beginning.terms.endsOn,
    activated_on: null,
    contact_number: beginning.contactNumber ?? null,
    donation_cause: beginning.cause ?? null,
    ends_with: null,
    replaced: null,
  };
  const key = { customerId, serviceId, code: beginning.code };
  await tx
    .insertInto('service_extra')
    .values({
      customer_id: customerId,
      service_id: serviceId,
      code: beginning.code,
      status: 'Inactive',
      ...facts,
      slot: null,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id', 'code']).doNothing())
    .execute();
  await moveExtra(tx, key, 'Inactive', 'activate', facts);
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

/** A swap that failed does not count. */
export async function removeSwap(tx: Tx, requestId: string): Promise<void> {
  await tx.deleteFrom('extra_swap').where('request_id', '=', requestId).execute();
}
