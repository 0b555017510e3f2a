// The packages that users outside their plan could have bought, and the prices that fair use is computed from. Everybody
// has the same.

import { cacheCatalogue } from '#platform/server/cache-catalogue.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { UsagePackage } from '../rules.ts';

export type PackageRow = UsagePackage & { package_id: string; name_bg: string; name_en: string };

type UsageCatalogue = {
  version: number;
  packages: PackageRow[];
  /** Cents of a gigabyte by year. */
  caps: Partial<Record<string, number>>;
  /** Cents per month of each tariff with a fair-use volume. */
  fairUsePrices: Partial<Record<string, number>>;
};

/** One statement, so that the version matches the data. */
const text = `select (select version from catalogue_version) as version,
  coalesce((select json_agg(json_build_object('package_id', package_id, 'kind', kind, 'zone', zone, 'amount', amount,
    'price_cents', price_cents, 'name_bg', name_bg, 'name_en', name_en)) from usage_package), '[]') as packages,
  coalesce((select json_object_agg(year, gigabyte_cents) from roaming_wholesale_cap), '{}') as caps,
  coalesce((select json_object_agg(tariff_id, monthly_price_cents)
    from fair_use_tariff join tariff using (tariff_id)), '{}') as "fairUsePrices"`;

export const catalogueOf = cacheCatalogue(async ({ reads }: Platform): Promise<UsageCatalogue> => {
  const [row] = await reads.read<UsageCatalogue>({ name: 'usage-catalogue', text, values: [] });
  return row!;
});
