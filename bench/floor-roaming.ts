// The roaming of a number, built by PostgreSQL in one statement: the baseline for the portal's read.

import { price } from './floor-price.ts';

const amounts = (minutes: string, sms: string, megabytes: string) =>
  `json_build_object('minutes', ${minutes}, 'sms', ${sms}, 'megabytes', ${megabytes})`;

const ids = (list: readonly string[]) => list.map((id) => `'${id}'`).join(', ');

const answer = `json_build_object('plan_id', plan_id, 'adx_code', adx_code, 'component_type', component_type,
  'is_active', active_count > 0, 'is_archived', is_archived, 'active_count', active_count,
  'is_eligible_for_swappable_activation', component_type = 'MAIN_TARIFF' and active_count = 0 and has_main,
  'pending', pending, 'name', name_bg, 'description', description_bg, 'price_currency', ${price('price_cents')},
  'prorate_price', ${price(`case when valid_days is not null then price_cents else
    floor(price_cents * (month_days - extract(day from today) + 1) / month_days + 0.5) end`)},
  'valid_days', valid_days,
  'allowance', case when valid_days is not null then ${amounts('minutes', 'sms', 'megabytes')} end,
  'packages', packages,
  'used', case when active_count > 0 and valid_days is null
    then ${amounts('used_minutes', 'used_sms', 'used_megabytes')} end,
  'activated_on', case when active_count > 0 then activated_on end, 'country_count', country_count)`;

const running = `from service_roaming_package package where package.customer_id = $1 and package.service_id = $2
  and package.plan_id = plan.plan_id and status in ('active', 'pendingTerminate')
  and (package.expires_on is null or package.expires_on >= day.today)`;

const packages = `coalesce((select json_agg(json_build_object('package_id', package_id,
    'is_ending', status = 'pendingTerminate', 'used', ${amounts('used_minutes', 'used_sms', 'used_megabytes')},
    'activated_on', activated_on, 'expires_on', expires_on) order by expires_on, activated_on, package_id)
  ${running}), '[]')`;

const pendingPackage = `(select case status when 'pendingActive' then 'activate' else 'deactivate' end
  from service_roaming_package package where package.customer_id = $1 and package.service_id = $2
    and package.plan_id = plan.plan_id and status in ('pendingActive', 'pendingTerminate') limit 1)`;

export const roamingText = `with day as (
    select (now() at time zone 'Europe/Sofia')::date as today,
      extract(day from date_trunc('month', now() at time zone 'Europe/Sofia') + interval '1 month - 1 day') as month_days
  ), plan as (
    select plan.*, coalesce(held.pending, ${pendingPackage}) as pending, held.activated_on, held.used_minutes,
      held.used_sms, held.used_megabytes, day.*, ${packages} as packages,
      case when plan.component_type = 'PACKAGE' then (select count(*) ${running})
        when held.expires_on < day.today then 0 else coalesce(held.active_count, 0) end as active_count,
      case plan.component_type
        when 'MAIN_TARIFF' then (select count(*) from roaming_country join country using (country_id)
          where is_eu_roaming_area and country_id <> 'BG')
        when 'PACKAGE' then case when plan.plan_id in (${ids(['63530', '63531', '63532'])}) then 2 else
          (select count(*) from roaming_country join roaming_package_zone holds using (zone)
            where holds.plan_id = plan.plan_id) end
        else (select count(*) from roaming_country join roaming_rate rate using (zone)
          where rate.plan_id = plan.plan_id) end as country_count
    from roaming_plan plan cross join day
    left join service_roaming held
      on held.customer_id = $1 and held.service_id = $2 and held.plan_id = plan.plan_id
  ), standing as (
    select plan.*, (select exists (select from plan where component_type = 'MAIN_TARIFF' and active_count > 0)) as has_main
    from plan
  )
  select json_build_object(
    'roaming_plans', coalesce((select json_agg(${answer} order by position) from standing
      where active_count > 0 or (not is_archived and (not tariff.is_prepaid or is_for_prepaid)
        and (component_type <> 'MAIN_TARIFF' or plan_id = any (case customer.account_type
          when 'Private' then array[${ids(['66866', '55270', '55788'])}]
          else array[${ids(['55855', '55789'])}] end)))), '[]'),
    'show_tariff_change_warning', (select bool_or(has_main) from standing),
    'is_roaming_active', (select bool_or(has_main) from standing),
    'has_request', exists (select from processing_request request
      where request.customer_id = $1 and request.service_id = $2),
    'trip', (select json_build_object('country_id', country_id, 'country', name_bg, 'starts_on', starts_on,
        'ends_on', ends_on, 'plan_id', plan_id)
      from roaming_trip trip join country using (country_id) where trip.customer_id = $1 and trip.service_id = $2),
    'today', day.today)::text as answer
  from service join tariff using (tariff_id) join customer using (customer_id) cross join day
  where service.customer_id = $1 and service.service_id = $2`;
