// The state of a number: its tariff, its positions and its extras. One statement reads the number; the offers of its
// tariff come from the cached catalogue.

import { CompiledQuery } from 'kysely';
import { lockService } from '#platform/server/customer-holdings.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MsisdnType } from '#platform/service-type.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { VerificationType } from '../constants.ts';
import { offersOf, type ExtraRow, type OwnedExtra } from './catalogue.ts';

export type NumberRow = {
  msisdn_type: MsisdnType;
  verification_type: VerificationType;
  is_prepaid: boolean;
  free_slots: number;
  contract_ends_on: string | null;
  last_swap_on: string | null;
  has_request: boolean;
  /** What the tariff offers, and what the number has. */
  extras: ExtraRow[];
  /** What the number had and the tariff does not offer any more: the offer was withdrawn, or the tariff changed. */
  unoffered: ExtraRow[];
};

type ServiceRow = Omit<NumberRow, 'is_prepaid' | 'free_slots' | 'extras' | 'unoffered'> & {
  tariff_id: string;
  catalogue_version: number;
  held: (OwnedExtra & { code: string })[];
};

export const numberStatement = `select service.msisdn_type, service.verification_type, service.tariff_id,
    contract.ends_on as contract_ends_on,
    (select max(swapped_on) from extra_swap swap
      where swap.customer_id = service.customer_id and swap.service_id = service.service_id) as last_swap_on,
    exists (select from processing_request request
      where request.customer_id = service.customer_id and request.service_id = service.service_id) as has_request,
    (select version from catalogue_version) as catalogue_version,
    coalesce((select json_agg(json_build_object('code', code, 'status', status, 'slot', slot,
        'period_state', period_state, 'price_cents', price_cents, 'price_ends_on', price_ends_on,
        'activation_date', held.activated_on, 'deactivation_date', deactivates_on, 'ends_with_plan', ends_with_plan,
        'ends_with', ends_with, 'promised_price_cents', promised_price_cents, 'replaced', replaced, 'contact_number', contact_number, 'donation_cause', donation_cause))
      from service_extra held
      where held.customer_id = service.customer_id and held.service_id = service.service_id), '[]') as held
  from service join contract using (customer_id, contract_id)
  where service.customer_id = $1 and service.service_id = $2`;

export async function findNumber(platform: Platform, { customerId, serviceId }: ServiceKey): Promise<NumberRow> {
  const values = [customerId, serviceId];
  const [row] = await platform.reads.read<ServiceRow>({ name: 'extras-of-number', text: numberStatement, values });
  return withOffers(platform, row!);
}

/** Reads the number inside a change and locks it, so that changes of one number are serialized. */
export async function lockNumber(
  platform: Platform,
  tx: Tx,
  { customerId, serviceId }: ServiceKey,
): Promise<NumberRow> {
  await lockService(tx, { customerId, serviceId });
  const { rows } = await tx.executeQuery<ServiceRow>(CompiledQuery.raw(numberStatement, [customerId, serviceId]));
  return withOffers(platform, rows[0]!);
}

/** For jobs, withdrawals and partners, which finish what began although it may have ended since. */
export function withUnoffered(number: NumberRow): NumberRow {
  return { ...number, extras: [...number.extras, ...number.unoffered], unoffered: [] };
}

async function withOffers(platform: Platform, row: ServiceRow): Promise<NumberRow> {
  const { held, tariff_id, catalogue_version, ...number } = row;
  const { extras: offered, unoffered: every, ...tariff } = await offersOf(platform, tariff_id, catalogue_version);
  const heldByCode = new Map(held.map((each) => [each.code, each]));
  const extras = offered.map((extra) => {
    const own = heldByCode.get(extra.code);
    return own ? { ...extra, ...own, had_before: true } : extra;
  });
  const offeredCodes = new Set(offered.map(({ code }) => code));
  const unoffered = held
    .filter(({ code }) => !offeredCodes.has(code))
    .map((own) => withoutOffer(every.get(own.code)!, own));
  const { held: stillHeld = [], over = [] } = Object.groupBy(unoffered, ({ status }) =>
    status === 'Inactive' ? 'over' : 'held',
  );
  return { ...number, ...tariff, extras: [...extras, ...stillHeld], unoffered: over };
}

function withoutOffer(extra: ExtraRow, own: OwnedExtra): ExtraRow {
  const placement = extra.kind === 'streaming' ? 'streaming' : extra.placement;
  return { ...extra, ...own, placement, had_before: true };
}
