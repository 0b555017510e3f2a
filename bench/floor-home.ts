// The home screen of a user, built by PostgreSQL in one statement: the baseline for the portal's read.

import { attentionKinds } from '#platform/attention-kinds.ts';
import { pendingItems } from '#platform/server/pending-items.ts';
import { price } from './floor-price.ts';

const today = `(now() at time zone 'Europe/Sofia')::date`;

const ofService = 'customer_id = service.customer_id and service_id = service.service_id';

const allowance = `(select case when limit_amount is not null then json_build_object('kind', kind,
      'left', greatest(0, limit_amount - used_amount),
      'used_percent', least(100, floor(used_amount * 100.0 / nullif(limit_amount, 0))), 'period_to', period_to) end
    from usage_allowance where ${ofService} and ${today} between period_from and period_to
    order by (limit_amount - used_amount) * 7.0 / nullif(week_amount, 0) nulls last,
      used_amount / nullif(limit_amount, 0)::float8 desc nulls last limit 1)`;

const balance = `(select ${price('balance_cents')} from prepaid_balance where ${ofService} and held.is_owner)`;

const ownMobile = `from account_service held join service using (customer_id, service_id)
  where held.account_id = account.account_id and held.is_owner and service.msisdn_type = 'Mobile'`;

const offers = `(select coalesce(json_agg(offer order by place), '[]') from (values
    ('donation', 1, exists (select from donation_campaign where ${today} between coalesce(starts_on, ${today}) and ends_on)
      and exists (select ${ownMobile})),
    ('music', 2, exists (select from music_offer) and exists (select from account_service held
      join service using (customer_id, service_id) left join music_subscription music using (customer_id, service_id)
      where held.account_id = account.account_id and held.is_owner and service.msisdn_type = 'Mobile'
        and (music.status is null or (music.status = 'Deactivated' and music.free_until >= ${today})))),
    ('weekend-bonus', 3, exists (select from bonus_campaign where ${today} between starts_on and ends_on)
      and exists (select ${ownMobile}))) known (offer, place, is_running) where is_running)`;

const kinds = attentionKinds.map((kind) => `'${kind}'`).join(', ');

export const homeText = `select json_build_object('first_name', account.first_name,
    'is_vip', exists (select from account_pid join customer using (customer_id)
      where account_pid.account_id = account.account_id and customer.is_vip),
    'offers', ${offers}, 'today', ${today}, 'hour', extract(hour from now() at time zone 'Europe/Sofia'),
    'services', coalesce((select json_agg(json_build_object(
        'contract_id', service.contract_id, 'service_type', service.service_type, 'service_id', service.service_id,
        'installation_address', service.installation_address, 'effective_segment_id', service.effective_segment_id,
        'account_type', customer.account_type, 'owner', held.is_owner, 'msisdn_type', service.msisdn_type,
        'tariff_name', tariff.name_bg, 'label', held.label, 'allowance', ${allowance}, 'balance', ${balance})
        order by held.position, service.service_id)
      from account_service held join service using (customer_id, service_id) join customer using (customer_id)
      join tariff using (tariff_id) where held.account_id = account.account_id), '[]'),
    'attention', coalesce((select json_agg(json_build_object('service_id', waits.service_id, 'kind', waits.kind,
        'subject', waits.subject, 'due_on', waits.due_on, 'in_bell', true,
        'properties', case when waits.properties ? 'name_bg' then waits.properties - 'name_bg' - 'name_en'
          || jsonb_build_object('name', waits.properties -> 'name_bg') else waits.properties end)
        order by waits.due_on nulls last, array_position(array[${kinds}], waits.kind),
          waits.place)
      from (select found.*, row_number() over () as place from ${pendingItems({ today, cardDays: 30 })} found) waits), '[]'))
    ::text as answer
  from account where account.account_id = $1`;
