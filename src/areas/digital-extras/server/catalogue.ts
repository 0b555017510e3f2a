// The cached catalogue of extras: what each tariff offers, and on which terms.

import { cacheCatalogue } from '#platform/server/cache-catalogue.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ExtraStatus, PeriodState } from '../constants.ts';
import type { Replaced } from './rollback-state.ts';
import type { PartnerSource } from '../partner-content/rules.ts';

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

/** An extra of the catalogue, whoever offers it. */
type CatalogueExtra = {
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
};

/** How a tariff offers an extra. */
type OfferTerms = {
  placement: Placement;
  is_core_service: boolean;
  offer_state: PeriodState;
  offer_days: number | null;
  promo_price_cents: number | null;
};

/** The current or former state of an extra on a number. */
export type OwnedExtra = {
  status: ExtraStatus;
  slot: number | null;
  period_state: PeriodState | null;
  price_cents: number | null;
  price_ends_on: string | null;
  activation_date: string | null;
  deactivation_date: string | null;
  ends_with_plan: boolean;
  ends_with: string | null;
  promised_price_cents: number | null;
  replaced: Replaced | null;
  contact_number: string | null;
  donation_cause: string | null;
};

export type ExtraRow = CatalogueExtra & OfferTerms & OwnedExtra & { had_before: boolean };

/** Every extra of a tariff as shown on a number that never had it. */
type TariffOffers = { is_prepaid: boolean; free_slots: number; extras: ExtraRow[] };

type Catalogue = {
  version: number;
  tariffs: Map<string, TariffOffers>;
  /** Every extra on the terms that it has without an offer. */
  unoffered: Map<string, ExtraRow>;
};

const ofExtra = `code adx_code kind name_bg name_en description_bg description_en group_type parent_extra_group
  substitution_extra_group regular_price_cents max_price_cents second_activation_price_cents shows_price
  requires_code_verification plan_rank partner_source partner`
  .split(/\s+/)
  .map((column) => `'${column}', extra.${column}`);

/** One statement, so that the version matches the data. */
const text = `select (select version from catalogue_version) as version,
  (select json_agg(json_build_object(${ofExtra.join(', ')})) from extra) as extras,
  (select json_object_agg(tariff_id, json_build_object('is_prepaid', is_prepaid, 'free_slots', free_slots,
      'offers', coalesce((select json_agg(json_build_object('code', offer.code, 'placement', offer.placement,
          'is_core_service', offer.is_core_service, 'offer_state', offer.period_state,
          'offer_days', offer.period_days, 'promo_price_cents', offer.promo_price_cents) order by extra.position)
        from tariff_extra offer join extra using (code) where offer.tariff_id = tariff.tariff_id), '[]')))
    from tariff) as tariffs`;

const catalogueOf = cacheCatalogue(readCatalogue);

/** The offers of a tariff, not older than the given version, and the extras without an offer. */
export async function offersOf(
  platform: Platform,
  tariffId: string,
  version: number,
): Promise<TariffOffers & Pick<Catalogue, 'unoffered'>> {
  const { tariffs, unoffered } = await catalogueOf(platform, version);
  return { ...tariffs.get(tariffId)!, unoffered };
}

const never: OwnedExtra & { had_before: boolean } = {
  status: 'Inactive',
  slot: null,
  period_state: null,
  price_cents: null,
  price_ends_on: null,
  activation_date: null,
  deactivation_date: null,
  ends_with_plan: false,
  ends_with: null,
  promised_price_cents: null,
  replaced: null,
  contact_number: null,
  donation_cause: null,
  had_before: false,
};

const noOffer: OfferTerms = {
  placement: 'addon',
  is_core_service: false,
  offer_state: 'Paid',
  offer_days: null,
  promo_price_cents: null,
};

type CatalogueRow = {
  version: number;
  extras: CatalogueExtra[] | null;
  tariffs: Record<
    string,
    Omit<TariffOffers, 'extras'> & { offers: (OfferTerms & Pick<CatalogueExtra, 'code'>)[] }
  > | null;
};

async function readCatalogue({ reads }: Platform): Promise<Catalogue> {
  const [row] = await reads.read<CatalogueRow>({ name: 'extras-catalogue', text, values: [] });
  const { version, extras, tariffs } = row!;
  const unoffered = new Map((extras ?? []).map((extra) => [extra.code, { ...extra, ...noOffer, ...never }]));
  const withExtras = Object.entries(tariffs ?? {}).map(([id, { offers, ...tariff }]): [string, TariffOffers] => [
    id,
    { ...tariff, extras: offers.map((offer) => ({ ...unoffered.get(offer.code)!, ...offer })) },
  ]);
  return { version, tariffs: new Map(withExtras), unoffered };
}
