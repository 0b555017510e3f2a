// The limit of data roaming and the credit limit of a number: values, usage and choices.

import { CompiledQuery } from 'kysely';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { DrtLimit, LimitsState } from '../rules.ts';

export type Limits = LimitsState & {
  /** Null if the user has not chosen one. */
  chosenLimitId: string | null;
  current: DrtLimit;
};

type LimitsRow = {
  msisdn_type: MsisdnType;
  is_prepaid: boolean;
  chosen_limit_id: string | null;
  drt_used_cents: number | null;
  credit_limit_cents: number | null;
  credit_used_cents: number | null;
  limits: { limit_id: string; value_cents: number; is_default: boolean }[];
  choices: number[];
};

const statement = `select service.msisdn_type, tariff.is_prepaid, drt.limit_id as chosen_limit_id,
    drt.used_cents as drt_used_cents, credit.limit_cents as credit_limit_cents,
    credit.used_cents as credit_used_cents,
    coalesce((select json_agg(json_build_object('limit_id', limit_id, 'value_cents', value_cents,
      'is_default', is_default) order by value_cents) from drt_limit), '[]') as limits,
    coalesce((select json_agg(value_cents order by value_cents) from credit_limit_choice choice
      where choice.account_type = customer.account_type), '[]') as choices
  from service join tariff using (tariff_id) join customer using (customer_id)
  left join service_drt drt on drt.customer_id = service.customer_id and drt.service_id = service.service_id
  left join service_credit credit
    on credit.customer_id = service.customer_id and credit.service_id = service.service_id
  where service.customer_id = $1 and service.service_id = $2`;

/** Null for services without limits: a prepaid number pays in advance, and other services do not roam. */
export async function findLimits(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<Limits | null> {
  const { rows } = await db.executeQuery<LimitsRow>(CompiledQuery.raw(statement, [customerId, serviceId]));
  const row = rows[0]!;
  if (row.is_prepaid || row.msisdn_type !== 'Mobile') return null;
  const limits = row.limits.map(({ limit_id, value_cents }) => ({ limitId: limit_id, cents: value_cents }));
  const fallback = row.limits.find(({ is_default }) => is_default)?.limit_id;
  const currentId = row.chosen_limit_id ?? fallback;
  const current = limits.find(({ limitId }) => limitId === currentId);
  if (!current) throw new Error('the operator has no default limit for data roaming');
  return {
    limits,
    chosenLimitId: row.chosen_limit_id,
    current,
    drtUsedCents: row.drt_used_cents ?? 0,
    credit:
      row.credit_limit_cents === null
        ? null
        : { limitCents: row.credit_limit_cents, usedCents: row.credit_used_cents ?? 0, choices: row.choices },
  };
}

/** Locks the credit usage while a limit is chosen, so that no concurrent charge exceeds it. */
export async function lockCredit(tx: Tx, { customerId, serviceId }: ServiceKey): Promise<void> {
  await tx
    .selectFrom('service_credit')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .forUpdate()
    .execute();
}

export async function setDrtLimit(tx: Tx, { customerId, serviceId }: ServiceKey, limitId: string): Promise<void> {
  await tx
    .insertInto('service_drt')
    .values({ customer_id: customerId, service_id: serviceId, limit_id: limitId })
    .onConflict((conflict) => conflict.columns(['customer_id', 'service_id']).doUpdateSet({ limit_id: limitId }))
    .execute();
}

export async function setCreditLimit(tx: Tx, { customerId, serviceId }: ServiceKey, cents: number): Promise<void> {
  await tx
    .updateTable('service_credit')
    .set({ limit_cents: cents })
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .execute();
}
