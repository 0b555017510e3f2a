// Withdrawals and their refunds that wait for the operator, and what follows their results.

import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import { carryOutJob } from './jobs.ts';

export type OpenRefund = {
  withdrawal_id: string;
  pid: string;
  /** Null for a customer without numbers. */
  service_id: string | null;
  amount_cents: number;
  /**
   * Deducted from a following bill, taken from the balance before the money returns to the card, or the contract ended
   * and the amount, if any, deducted from a bill.
   */
  task: 'reduce-bill' | 'take-from-balance' | 'end-contract';
  submitted_at: Date;
};

/** The operator's systems that settle by themselves. */
export type Systems = { hasBalanceSource: boolean; hasEvents: boolean };

/**
 * The oldest first. Those whose result was imported are settled by their job. A balance source takes the money itself:
 * by hand it would be taken twice. A system for events ends the contracts whose documents the portal has.
 */
export async function findOpenRefunds(db: Queryable, { hasBalanceSource, hasEvents }: Systems): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select withdrawal_id, (select min(pid) from customer_pid where customer_pid.customer_id = withdrawal.customer_id) as pid,
      coalesce(service_id, (select min(service_id) from service where service.customer_id = withdrawal.customer_id)) as service_id,
      refund_cents as amount_cents, case when state = 'ended' then 'reduce-bill' when kind = 'document' then 'end-contract'
        else 'take-from-balance' end as task, submitted_at
    from withdrawal join purchase using (customer_id, purchase_id)
    where ((refund_to = 'bill' and refund_state = 'sent')
        or (not ${hasBalanceSource} and kind = 'top-up' and state = 'ending' and refund_state = 'due')
        or (kind = 'document' and state = 'ending' and (not ${hasEvents} or not exists (select from document
          where document.customer_id = withdrawal.customer_id and document_id = subject))))
      and not exists (select from refund_result result where result.customer_id = withdrawal.customer_id
        and result.withdrawal_id = withdrawal.withdrawal_id::text)
    order by submitted_at, withdrawal_id`.execute(db);
  return rows;
}

export const carryOutSettled = [
  `insert into scheduled_job (job_id, name, payload, run_at)
    select gen_random_uuid(), '${carryOutJob.name}',
      jsonb_build_object('customerId', w.customer_id, 'purchaseId', w.purchase_id), '-infinity'
    from checked c join withdrawal w on w.customer_id = c.customer_id and w.withdrawal_id::text = c.withdrawal_id
    where c.outcome in ('new', 'changed')`,
];
