// The blocked sites of a number in 30 days, built by PostgreSQL in one statement: the baseline for the portal's read.

export const protectionText = `with day as (
    select (now() at time zone 'Europe/Sofia')::date as today
  ), seen as materialized (
    select category, action, (happened_at at time zone 'Europe/Sofia')::date as day
    from embedded_protection_event cross join day
    where customer_id = $1 and service_id = $2
      and happened_at >= (day.today - 29)::timestamp at time zone 'Europe/Sofia'
  )
  select json_build_object('total', (select count(*) from seen),
    'blocked', (select count(*) from seen where action = 'block'),
    'categories', coalesce((select json_agg(json_build_object('name', category, 'count', count) order by count desc, category)
      from (select category, count(*) from seen where action = 'block' group by category) counted), '[]'),
    'days', 30,
    'by_day', (select json_agg(json_build_object('day', each::date, 'blocked',
        (select count(*) from seen where action = 'block' and seen.day = each::date)) order by each)
      from generate_series(day.today - 29, day.today, interval '1 day') each),
    'today', day.today)::text as answer
  from day`;
