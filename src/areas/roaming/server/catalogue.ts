// The cached catalogue of roaming: plans, their prices by zone, and countries.

import { cacheCatalogue } from '#platform/server/cache-catalogue.ts';
import type { Platform } from '#platform/server/platform.ts';
import { packageCovers, type Rates } from '../country-costs.ts';
import { homeCountryId, type ComponentType } from '../constants.ts';

export type CataloguePlan = {
  plan_id: string;
  adx_code: string;
  component_type: ComponentType;
  is_archived: boolean;
  is_for_prepaid: boolean;
  name_bg: string;
  name_en: string;
  description_bg: string;
  description_en: string;
  price_cents: number;
  valid_days: number | null;
  minutes: number;
  sms: number;
  megabytes: number;
  /** The zones of a package. */
  zones: string[];
  /** By zone. */
  rates: Record<string, Partial<Rates>>;
  country_count: number;
};

export type CountryRow = {
  country_id: string;
  name_bg: string;
  name_en: string;
  other_names: string[];
  is_eu_roaming_area: boolean;
  popularity: number | null;
  zone: string;
  zone_bg: string;
  zone_en: string;
};

export type RoamingCatalogue = { version: number; plans: CataloguePlan[]; countries: CountryRow[] };

const columns =
  `plan_id adx_code component_type is_archived is_for_prepaid name_bg name_en description_bg description_en
  price_cents valid_days minutes sms megabytes`
    .split(/\s+/)
    .map((column) => `'${column}', plan.${column}`);

/** One statement, so that the version matches the data. */
const text = `select (select version from catalogue_version) as version,
  coalesce((select json_agg(json_build_object(${columns.join(', ')},
      'zones', coalesce((select json_agg(zone) from roaming_package_zone holds
        where holds.plan_id = plan.plan_id), '[]'),
      'rates', coalesce((select json_object_agg(zone, json_strip_nulls(json_build_object(
          'outgoing_call', outgoing_cents, 'incoming_call', incoming_cents, 'sms', sms_cents,
          'data', megabyte_cents)))
        from roaming_rate rate where rate.plan_id = plan.plan_id), '{}')) order by plan.position)
    from roaming_plan plan), '[]') as plans,
  coalesce((select json_agg(json_build_object('country_id', country_id, 'name_bg', country.name_bg,
      'name_en', country.name_en, 'other_names', other_names, 'is_eu_roaming_area', is_eu_roaming_area,
      'popularity', popularity, 'zone', zone, 'zone_bg', roaming_zone.name_bg, 'zone_en', roaming_zone.name_en)
      order by country.name_bg)
    from roaming_country join country using (country_id) join roaming_zone using (zone)), '[]') as countries`;

export const catalogueOf = cacheCatalogue(readCatalogue);

/** For calls without a number, because the read of a number includes the version. */
export async function latestCatalogue(platform: Platform): Promise<RoamingCatalogue> {
  const statement = { name: 'catalogue-version', text: 'select version from catalogue_version', values: [] };
  const [row] = await platform.reads.read<{ version: number }>(statement);
  return catalogueOf(platform, row!.version);
}

type CatalogueRow = RoamingCatalogue & { plans: Omit<CataloguePlan, 'country_count'>[] };

async function readCatalogue({ reads }: Platform): Promise<RoamingCatalogue> {
  const [row] = await reads.read<CatalogueRow>({ name: 'roaming-catalogue', text, values: [] });
  const { version, plans } = row!;
  const countries = row!.countries.filter(({ country_id }) => country_id !== homeCountryId);
  const counted = plans.map((plan) => ({ ...plan, country_count: countries.filter(holdsIn(plan)).length }));
  return { version, plans: counted, countries };
}

/** Where a package is valid, a main tariff has home prices, or an additional one changes prices. */
function holdsIn(plan: Omit<CataloguePlan, 'country_count'>): (country: CountryRow) => boolean {
  if (plan.component_type === 'PACKAGE') return (country) => packageCovers(plan, country);
  if (plan.component_type === 'MAIN_TARIFF') return (country) => country.is_eu_roaming_area;
  return ({ zone }) => plan.rates[zone] !== undefined;
}
