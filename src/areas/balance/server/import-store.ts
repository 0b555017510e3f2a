// SQL that follows an import: purchases that the figure contains, low balances, and results of top-ups.

import { availableCents } from '#platform/server/number-balance.ts';
import { pushToOwners } from '#platform/server/outbox/push-after-import.ts';
import { lowBalanceCents } from '../rules.ts';
import { settleTopUpJob } from './jobs.ts';
import { lowAttention } from './refresh-balance.ts';
import { takenAfter } from './refresh-store.ts';

const changed = `c.outcome in ('new', 'changed')`;

const takePurchases = `update balance_purchase bought set state = 'taken' from checked c
  where ${changed} and bought.customer_id = c.customer_id and bought.service_id = c.service_id
    and bought.state = 'confirmed' and bought.confirmed_at <= c.measured_at - ${takenAfter}`;

const { kind, subject } = lowAttention;

const forgetLow = `delete from attention a using checked c, prepaid_balance balance
  where ${changed} and balance.customer_id = c.customer_id and balance.service_id = c.service_id
    and a.customer_id = c.customer_id and a.service_id = c.service_id and a.kind = '${kind}'
    and ${availableCents} >= ${lowBalanceCents}`;

const lowBalances = `(select balance.customer_id, balance.service_id, ${availableCents} as cents
    from checked c join prepaid_balance balance using (customer_id, service_id) where ${changed}) low
  where low.cents < ${lowBalanceCents}`;

const pushLow = pushToOwners(
  kind,
  `select low.customer_id, low.service_id from ${lowBalances} and not exists (select from attention a
    where a.customer_id = low.customer_id and a.service_id = low.service_id and a.kind = '${kind}')`,
);

const tellLow = `insert into attention (customer_id, service_id, kind, subject, properties, created_at)
  select low.customer_id, low.service_id, '${kind}', '${subject}', jsonb_build_object('amount_cents', low.cents), :now
  from ${lowBalances}
  on conflict (customer_id, service_id, kind, subject)
    do update set properties = excluded.properties, created_at = excluded.created_at`;

export const afterBalances = [takePurchases, forgetLow, pushLow, tellLow];

export const settleResults = [
  `insert into scheduled_job (job_id, name, payload, run_at)
    select gen_random_uuid(), '${settleTopUpJob.name}',
      jsonb_build_object('customerId', c.customer_id, 'serviceId', c.service_id, 'topUpId', c.top_up_id), '-infinity'
    from checked c where c.outcome in ('new', 'changed')`,
];
