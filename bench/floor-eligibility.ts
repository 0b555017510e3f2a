// The extras of a number, built by PostgreSQL in one statement: the baseline for the portal's read.

const price = (cents: string) => `json_build_array(
  json_build_object('currency', 'EUR', 'value', (${cents} / 100.0)::float8),
  json_build_object('currency', 'BGN', 'value', (round(${cents} * 1.95583) / 100.0)::float8))`;

const plans = (side: '>' | '<') => `coalesce((select json_agg(other.code order by other_extra.position)
  from tariff_extra other join extra other_extra using (code)
  left join service_extra has on has.customer_id = $1 and has.service_id = $2 and has.code = other.code
  where each.status = 'Active' and each.plan_rank is not null and other.tariff_id = each.tariff_id
    and other_extra.group_type = each.group_type and other_extra.plan_rank ${side} each.plan_rank
    and coalesce(has.status, 'Inactive') = 'Inactive'), '[]')`;

const reason = `case when status = 'WaitingForDeactivation' then case
  when exists (select from service_extra parent where parent.customer_id = $1 and parent.service_id = $2
    and parent.code = each.ends_with and parent.status = 'WaitingForDeactivation') then 'package'
  when ends_with_plan then 'plan' else 'requested' end end`;

const answer = `json_build_object('code', code, 'extra_code', code, 'adx_code', adx_code, 'name', name_bg,
  'description', description_bg, 'group_type', group_type, 'parent_extra_group', parent_extra_group,
  'substitution_extra_group', substitution_extra_group, 'status', status, 'current_period_state', state,
  'price_type', case when shows_price then 'Show' else 'Hide' end, 'current_price_end_date', ends_on,
  'regular_price_currency', ${price('regular_price_cents')}, 'current_price_currency', ${price('cents')},
  'next_price_currency', ${price("case when state = 'Paid' then cents else price_after end")},
  'second_activation_price_currency', ${price('coalesce(second_activation_price_cents, regular_price_cents)')},
  'max_price_currency', ${price('coalesce(max_price_cents, regular_price_cents)')},
  'discounted_price_currency', ${price('coalesce(promo_price_cents, regular_price_cents)')},
  'discounted_price_end_date', case when state = 'Promo' then ends_on end,
  'prorate_price', ${price(`case when state = 'Free' then 0 else
    floor(cents * (month_days - extract(day from today) + 1) / month_days + 0.5) end`)},
  'is_on_slot', on_slot, 'slot', slot, 'is_core_service', is_core_service,
  'requires_code_verification', requires_code_verification, 'activation_date', activated_on,
  'deactivation_date', deactivates_on, 'deactivation_reason', ${reason}, 'contact_number', contact_number,
  'available_upgrades', ${plans('>')}, 'available_downgrades', ${plans('<')})`;

const placed = (places: string) =>
  `coalesce((select json_agg(${answer} order by position) from priced each where placement in (${places})), '[]')`;

export const eligibilityText = `with day as (
    select (now() at time zone 'Europe/Sofia')::date as today,
      extract(day from date_trunc('month', now() at time zone 'Europe/Sofia') + interval '1 month - 1 day') as month_days
  ), offered as (
    select extra.*, offer.tariff_id, offer.placement, offer.is_core_service, offer.period_state as offer_state,
      offer.period_days, offer.promo_price_cents, held.slot, held.period_state as held_state,
      held.price_cents as held_cents, held.price_ends_on, held.activated_on, held.deactivates_on, held.ends_with, held.ends_with_plan, held.contact_number,
      coalesce(held.status, 'Inactive') as status, held.code is not null as had_before, day.*,
      case when held.code is not null and second_activation_price_cents is not null
        then second_activation_price_cents else regular_price_cents end as price_after,
      case when coalesce(held.status, 'Inactive') = 'Inactive' then offer.placement = 'slot'
        else held.slot is not null end as on_slot
    from service join tariff_extra offer using (tariff_id) join extra using (code) cross join day
    left join service_extra held on held.customer_id = $1 and held.service_id = $2 and held.code = offer.code
    where service.customer_id = $1 and service.service_id = $2
  ), begun as (
    select *, offer_state = 'Paid' or placement = 'slot' or (period_days is not null and had_before) as is_paid
    from offered
  ), priced as (
    select *,
      case when status <> 'Inactive' then held_state when on_slot then 'Free' when is_paid then 'Paid'
        else offer_state end as state,
      case when status <> 'Inactive' then held_cents when on_slot then regular_price_cents when is_paid then price_after
        when offer_state = 'Promo' then coalesce(promo_price_cents, regular_price_cents)
        else regular_price_cents end as cents,
      case when status <> 'Inactive' then price_ends_on when on_slot or is_paid then null
        else today + period_days end as ends_on
    from begun
  )
  select json_build_object('data', json_build_object('tariff_extras', ${placed("'included'")}),
    'contract_end_date', contract.ends_on, 'swappable_addons', ${placed("'slot', 'addon'")},
    'swappable_slots', json_build_object('free_slots', tariff.free_slots, 'next_swap_date',
      (select case when max(swapped_on) + 30 > day.today then max(swapped_on) + 30 end from extra_swap swap
        where swap.customer_id = $1 and swap.service_id = $2)),
    'verification_type', service.verification_type, 'streaming_addons', ${placed("'streaming'")},
    'msisdn_type', service.msisdn_type, 'is_prepaid', tariff.is_prepaid, 'today', day.today)::text as answer
  from service join tariff using (tariff_id) join contract using (customer_id, contract_id) cross join day
  where service.customer_id = $1 and service.service_id = $2`;
