import { sql } from 'kysely';
import type { Queryable } from '#platform/server/database/database.ts';
import { availableCents } from '#platform/server/number-balance.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { MovementKind } from '../rules.ts';

export type MovementRow = {
  movement_id: string;
  kind: MovementKind;
  name_bg: string;
  name_en: string;
  amount_cents: number;
  moved_at: string;
};

export type PurchaseRow = {
  purchase_id: string;
  name_bg: string;
  name_en: string;
  amount_cents: number;
  created_at: string;
};

export type BalanceNumber = {
  is_prepaid_mobile: boolean;
  balance_cents: number | null;
  available_cents: number | null;
  valid_until: string | null;
  measured_at: Date | null;
  is_source_away: boolean | null;
  movements: MovementRow[];
  purchases: PurchaseRow[];
};

const shownMovements = 100;

export async function findBalance(db: Queryable, { customerId, serviceId }: ServiceKey): Promise<BalanceNumber> {
  const { rows } = await sql<BalanceNumber>`
    select tariff.is_prepaid and service.msisdn_type = 'Mobile' as is_prepaid_mobile, balance.balance_cents,
      ${sql.raw(availableCents)} as available_cents, balance.valid_until, balance.measured_at, balance.is_source_away,
      (select coalesce(json_agg(moved order by moved_at desc, movement_id), '[]') from (
        select movement_id, kind, name_bg, name_en, amount_cents, moved_at from balance_movement moved
        where moved.customer_id = service.customer_id and moved.service_id = service.service_id
        order by moved_at desc, movement_id limit ${shownMovements}) moved) as movements,
      (select coalesce(json_agg(json_build_object('purchase_id', purchase_id, 'name_bg', name_bg, 'name_en', name_en,
          'amount_cents', amount_cents, 'created_at', created_at) order by created_at desc), '[]')
        from balance_purchase bought where bought.customer_id = service.customer_id
          and bought.service_id = service.service_id and state in ('ordered', 'confirmed')) as purchases
    from service join tariff using (tariff_id)
    left join prepaid_balance balance using (customer_id, service_id)
    where service.customer_id = ${customerId} and service.service_id = ${serviceId}`.execute(db);
  return rows[0]!;
}
