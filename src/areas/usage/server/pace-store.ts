// The SQL of the pace: the use of the seven complete days before a measurement, per kind and zone.

/** Over the allowances `a` that match the condition. */
export function paceStatement(condition: string): string {
  return `update usage_allowance a set week_amount = pace.amount
    from (select a.customer_id, a.service_id, a.allowance_id, coalesce(sum(d.amount), 0) as amount
      from usage_allowance a left join usage_day d
        on d.customer_id = a.customer_id and d.service_id = a.service_id and d.kind = a.kind and d.zone = a.zone
        and d.day < (a.measured_at at time zone 'Europe/Sofia')::date
        and d.day >= (a.measured_at at time zone 'Europe/Sofia')::date - 7
      where ${condition} group by a.customer_id, a.service_id, a.allowance_id) pace
    where a.customer_id = pace.customer_id and a.service_id = pace.service_id and a.allowance_id = pace.allowance_id
      and a.week_amount <> pace.amount`;
}
