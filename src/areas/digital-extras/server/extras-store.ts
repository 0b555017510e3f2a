// How a number stands: its tariff, its positions and every extra it may have, read in one statement.

import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Tx } from '#platform/server/database/database.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { ExtraStatus, PartnerSource, PeriodState, VerificationType } from '../words.ts';

export type ExtraKind =
  | 'usual'
  | 'traffic'
  | 'streaming'
  | 'donation'
  | 'home-assistance'
  | 'insurance'
  | 'net-protect'
  | 'partner-content'
  | 'enlightenment';

export type Placement = 'slot' | 'included' | 'addon' | 'streaming';

export type ExtraRow = {
  code: string;
  adx_code: string;
  kind: ExtraKind;
  name_bg: string;
  name_en: string;
  description_bg: string;
  description_en: string;
  group_type: string;
  parent_extra_group: string | null;
  substitution_extra_group: string | null;
  regular_price_cents: number;
  max_price_cents: number | null;
  second_activation_price_cents: number | null;
  shows_price: boolean;
  requires_code_verification: boolean;
  plan_rank: number | null;
  partner_source: PartnerSource | null;
  partner: string | null;
  placement: Placement;
  is_core_service: boolean;
  offer_state: PeriodState;
  offer_days: number | null;
  promo_price_cents: number | null;
  had_before: boolean;
  status: ExtraStatus;
  slot: number | null;
  period_state: PeriodState | null;
  price_cents: number | null;
  price_ends_on: string | null;
  activation_date: string | null;
  deactivation_date: string | null;
  ends_with_plan: boolean;
  ends_with: string | null;
  contact_number: string | null;
  donation_cause: string | null;
};

export type NumberRow = {
  msisdn_type: MsisdnType;
  verification_type: VerificationType;
  is_prepaid: boolean;
  free_slots: number;
  contract_ends_on: string | null;
  last_swap_on: string | null;
  has_request: boolean;
  extras: ExtraRow[];
};

const ofCatalogue = `code adx_code kind name_bg name_en description_bg description_en group_type parent_extra_group
  substitution_extra_group regular_price_cents max_price_cents second_activation_price_cents shows_price
  requires_code_verification plan_rank partner_source partner`
  .split(/\s+/)
  .map((column) => `'${column}', extra.${column}`);

const ofNumber = 'slot period_state price_cents price_ends_on ends_with contact_number donation_cause'
  .split(' ')
  .map((column) => `'${column}', held.${column}`);

const statement = `select service.msisdn_type, service.verification_type, tariff.is_prepaid, tariff.free_slots,
    contract.ends_on as contract_ends_on,
    (select max(swapped_on) from extra_swap swap
      where swap.customer_id = service.customer_id and swap.service_id = service.service_id) as last_swap_on,
    exists (select from processing_request request
      where request.customer_id = service.customer_id and request.service_id = service.service_id) as has_request,
    coalesce((select json_agg(json_build_object(${ofCatalogue.join(', ')}, ${ofNumber.join(', ')},
        'placement', offer.placement, 'is_core_service', offer.is_core_service, 'offer_state', offer.period_state,
        'offer_days', offer.period_days, 'promo_price_cents', offer.promo_price_cents,
        'had_before', held.code is not null, 'status', coalesce(held.status, 'Inactive'),
        'activation_date', held.activated_on, 'deactivation_date', held.deactivates_on,
        'ends_with_plan', coalesce(held.ends_with_plan, false)) order by extra.position)
      from tariff_extra offer join extra using (code)
      left join service_extra held on held.customer_id = service.customer_id
        and held.service_id = service.service_id and held.code = offer.code
      where offer.tariff_id = service.tariff_id), '[]') as extras
  from service join tariff using (tariff_id) join contract using (customer_id, contract_id)
  where service.customer_id = $1 and service.service_id = $2`;

export async function findNumber(pool: pg.Pool, customerId: number, serviceId: string): Promise<NumberRow> {
  const { rows } = await pool.query<NumberRow>({
    name: 'extras-of-number',
    text: statement,
    values: [customerId, serviceId],
  });
  return rows[0]!;
}

/** The same inside a change, holding the number until the change is done: changes of one number come one after another. */
export async function lockNumber(tx: Tx, customerId: number, serviceId: string): Promise<NumberRow> {
  await tx
    .selectFrom('service')
    .select('service_id')
    .where('customer_id', '=', customerId)
    .where('service_id', '=', serviceId)
    .forNoKeyUpdate()
    .execute();
  const { rows } = await tx.executeQuery<NumberRow>(CompiledQuery.raw(statement, [customerId, serviceId]));
  return rows[0]!;
}
