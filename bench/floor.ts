// The baseline for reads and changes: bare Fastify without a session. A read is one prepared statement whose JSON
// PostgreSQL builds.

import Fastify from 'fastify';
import pg from 'pg';
import { billsText, billText } from './floor-bills.ts';
import { mountChanges } from './floor-changes.ts';
import { documentsText } from './floor-documents.ts';
import { eligibilityText } from './floor-eligibility.ts';
import { protectionText } from './floor-protection.ts';
import { roamingText } from './floor-roaming.ts';
import { usageText } from './floor-usage.ts';

const { FLOOR_PORT, FLOOR_DATABASE, FLOOR_ACCOUNT, FLOOR_NUMBER, FLOOR_BILL } = process.env;
const pool = new pg.Pool({ ...(JSON.parse(FLOOR_DATABASE ?? '{}') as pg.PoolConfig), max: 16 });

const text = `select json_build_object(
    'first_name', account.first_name,
    'is_vip', exists (select from account_pid join customer using (customer_id)
      where account_pid.account_id = account.account_id and customer.is_vip),
    'takes_donations', exists (select from donation_campaign
      where current_date between coalesce(starts_on, current_date) and ends_on),
    'today', to_char(now() at time zone 'Europe/Sofia', 'YYYY-MM-DD'),
    'hour', extract(hour from now() at time zone 'Europe/Sofia'),
    'services', coalesce((select json_agg(json_build_object(
        'contract_id', service.contract_id, 'service_type', service.service_type, 'service_id', service.service_id,
        'installation_address', service.installation_address, 'effective_segment_id', service.effective_segment_id,
        'account_type', customer.account_type, 'owner', held.is_owner, 'msisdn_type', service.msisdn_type,
        'tariff_name', tariff.name_bg, 'label', held.label) order by held.position, service.service_id)
      from account_service held
      join service using (customer_id, service_id)
      join customer using (customer_id)
      join tariff using (tariff_id)
      where held.account_id = account.account_id), '[]'),
    'attention', coalesce((select json_agg(json_build_object(
        'service_id', waits.service_id, 'kind', waits.kind, 'subject', waits.subject,
        'due_on', waits.due_on, 'properties', waits.properties) order by waits.due_on)
      from (
        select attention.service_id, attention.kind, attention.subject, attention.due_on, attention.properties
            - 'name_bg' - 'name_en' || jsonb_build_object('name', attention.properties -> 'name_bg') as properties
          from account_service held join attention using (customer_id, service_id)
          where held.account_id = account.account_id and held.is_owner
        union all
        select null, 'card-ends', card.card_id::text, card.expiration_date, jsonb_build_object('name', card.name, 'pays',
            (select count(*) from recurrent_payment paid
              where paid.account_id = card.account_id and paid.card_id = card.card_id))
          from saved_card card
          where card.account_id = account.account_id and card.expiration_date <= current_date + 30
      ) waits), '[]')
  )::text as answer
  from account where account.account_id = $1`;

const app = Fastify();
const account = Number(FLOOR_ACCOUNT);
mountRead('/overview', text, [account]);
mountRead('/eligibility', eligibilityText, [account, FLOOR_NUMBER]);
mountRead('/roaming', roamingText, [account, FLOOR_NUMBER]);
mountRead('/protection', protectionText, [account, FLOOR_NUMBER]);
mountRead('/documents', documentsText, [account]);
mountRead('/bills', billsText, [account]);
mountRead('/bill', billText, [account, FLOOR_BILL]);
mountRead('/usage', usageText, [account, FLOOR_NUMBER]);
mountChanges(app, pool);
await app.listen({ port: Number(FLOOR_PORT), host: '127.0.0.1' });
process.send?.('ready');

function mountRead(name: string, statement: string, values: unknown[]): void {
  app.get(name, async (_request, reply) => {
    const { rows } = await pool.query<{ answer: string }>({ name, text: statement, values });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.answer);
  });
}
