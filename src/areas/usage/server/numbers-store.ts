// The use of all own mobile numbers of an account, each in its running period.

import type { Reads } from '#platform/server/database/reads.ts';

export type NumberRow = {
  service_id: string;
  label: string | null;
  data: number;
  voice: number;
  sms: number;
  cost_cents: number;
  measured_at: Date | null;
};

const text = `select held.service_id, held.label,
    coalesce(used.data, 0)::float8 as data, coalesce(used.voice, 0)::float8 as voice, coalesce(used.sms, 0)::float8 as sms,
    coalesce(used.cost_cents, 0)::float8 as cost_cents, coalesce(used.measured_at, plan.measured_at) as measured_at
  from account_service held join service using (customer_id, service_id)
  left join lateral (select min(period_from) as period_from, min(period_to) as period_to, min(measured_at) as measured_at
    from usage_allowance a where a.customer_id = held.customer_id and a.service_id = held.service_id
      and a.source = 'plan' and $2::date between a.period_from and a.period_to) plan on true
  left join lateral (select sum(amount) filter (where kind = 'data') as data,
      sum(amount) filter (where kind = 'voice') as voice, sum(amount) filter (where kind = 'sms') as sms,
      sum(cost_cents) as cost_cents, max(d.measured_at) as measured_at
    from usage_day d where d.customer_id = held.customer_id and d.service_id = held.service_id
      and d.day between coalesce(plan.period_from, date_trunc('month', $2::date)::date) and $2::date) used on true
  where held.account_id = $1 and held.is_owner and service.msisdn_type = 'Mobile'`;

export function findNumbers(reads: Reads, accountId: number, today: string): Promise<NumberRow[]> {
  return reads.read<NumberRow>({ name: 'usage-of-numbers', text, values: [accountId, today] });
}
