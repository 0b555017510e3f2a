// The usage of a number, built by PostgreSQL in one statement: the baseline for the portal's read.

import { price } from './floor-price.ts';

const today = `(now() at time zone 'Europe/Sofia')::date`;
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isOld = (column: string) => `${column} < now() - interval '24 hours'`;

const ofNumber = 'customer_id = service.customer_id and service_id = service.service_id';

const left = 'limit_amount - least(used_amount, limit_amount)';

/** The day on which the pace of the last week uses up the rest, if it is before the end of the period. */
const forecast = `case when week_amount > 0 and limit_amount > used_amount then
  (select day from (select (measured_at at time zone 'Europe/Sofia')::date
      + floor((${left}) * 7.0 / week_amount)::integer as day) ends where day < period_to) end`;

const allowance = `json_build_object('allowance_id', allowance_id, 'kind', kind, 'zone', zone, 'source', source,
  'name', name_bg, 'limit', limit_amount, 'used', used_amount, 'left', ${left},
  'used_percent', floor(used_amount * 100.0 / nullif(limit_amount, 0)), 'period_from', period_from,
  'period_to', period_to, 'measured_at', ${moment('measured_at')}, 'is_old', ${isOld('measured_at')},
  'ends_on', ${forecast})`;

const cheapest = `(select json_build_object('package_id', package_id, 'name', name_bg, 'amount', package.amount,
    'price_currency', ${price('price_cents')},
    'saving_currency', case when price_cents < used.cost_cents then ${price('(used.cost_cents - price_cents)')} end)
  from usage_package package where package.kind = used.kind and package.zone = used.zone
    and package.amount >= used.outside_amount order by price_cents, package.amount desc limit 1)`;

const volume = `ceil(floor(20.0 * tariff.monthly_price_cents * 100 / (120 * cap.gigabyte_cents)) * 107374182.4)`;

export const usageText = `select json_build_object('msisdn', service.service_id, 'owner', held.is_owner, 'today', ${today},
    'now', ${moment('now()')}, 'period_from', period.period_from, 'period_to', period.period_to,
    'measured_at', ${moment('figures.oldest')}, 'is_old', ${isOld('figures.oldest')},
    'is_source_away', number.is_source_away, 'allowances', figures.allowances,
    'outside', json_build_object('total_currency', ${price('coalesce(days.cost_cents, 0)')}, 'kinds', days.kinds),
    'fair_use', json_build_object('volume', least(${volume}, figures.plan_limit),
      'used', days.eu_data, 'is_whole_plan', figures.plan_limit <= ${volume},
      'computed_from', json_build_object(
        'net_price_currency', ${price('round(tariff.monthly_price_cents * 100 / 120.0)')},
        'cap_currency', ${price('cap.gigabyte_cents')}, 'year', cap.year)),
    'alerts', coalesce((select json_build_object('amounts', amounts, 'by_sms', by_sms, 'by_email', by_email)
      from usage_alert alert where alert.${ofNumber}),
      json_build_object('amounts', '[]'::json, 'by_sms', true, 'by_email', false)),
    'blocks', (select json_agg(json_build_object('block', kind, 'is_on', coalesce(is_on, false),
        'state', coalesce(state, 'done')) order by place)
      from unnest(array['premium', 'outside-data', 'roaming-data']) with ordinality kinds (kind, place)
      left join usage_block block on block.${ofNumber} and block.block = kind),
    'has_request', exists (select from processing_request request where request.${ofNumber}))::text as answer
  from account_service held join service using (customer_id, service_id) join tariff using (tariff_id)
  join usage_number number on number.customer_id = service.customer_id and number.service_id = service.service_id
  join roaming_wholesale_cap cap on cap.year = extract(year from ${today})
  cross join lateral (select period_from, period_to from usage_allowance where ${ofNumber} and source = 'plan'
    and ${today} between period_from and period_to order by allowance_id limit 1) period
  cross join lateral (select min(measured_at) as oldest,
      max(limit_amount) filter (where kind = 'data' and zone = 'bg' and source = 'plan') as plan_limit,
      json_agg(${allowance} order by (${left}) * 7.0 / nullif(week_amount, 0) nulls last,
        used_amount / nullif(limit_amount, 0)::float8 desc nulls last, allowance_id) as allowances
    from usage_allowance where ${ofNumber} and ${today} between period_from and period_to) figures
  cross join lateral (select sum(used.cost_cents) as cost_cents,
      sum(used.amount) filter (where kind = 'data' and zone = 'eu') as eu_data,
      json_agg(json_build_object('kind', kind, 'zone', zone, 'amount', outside_amount,
        'price_currency', ${price('used.cost_cents')}, 'package', ${cheapest}) order by used.cost_cents desc)
        filter (where used.cost_cents > 0) as kinds
    from (select kind, zone, sum(amount) as amount, sum(cost_cents) as cost_cents,
        sum(outside_amount) filter (where cost_cents > 0) as outside_amount
      from usage_day where ${ofNumber} and day between period.period_from and period.period_to
      group by kind, zone) used) days
  where held.account_id = $1 and held.service_id = $2`;
