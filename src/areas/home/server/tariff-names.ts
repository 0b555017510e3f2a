// The cached names of tariffs, which are the same for all users.

import { inLanguage, type ByLanguage, type Language } from '#platform/languages.ts';
import { cacheCatalogue } from '#platform/server/cache-catalogue.ts';
import type { Platform } from '#platform/server/platform.ts';

type Names = { version: number; names: Record<string, ByLanguage<string>> | null };

export type TariffName = (tariffId: string, language: Language) => string;

/** One statement, so that the version matches the data. */
const text = `select (select version from catalogue_version) as version,
  (select json_object_agg(tariff_id, json_build_object('bg', name_bg, 'en', name_en)) from tariff) as names`;

const namesOf = cacheCatalogue(async ({ reads }: Platform) => {
  const [row] = await reads.read<Names>({ name: 'tariff-names', text, values: [] });
  return row!;
});

/** Not older than the given version of the catalogue. */
export async function tariffNames(platform: Platform, version: number): Promise<TariffName> {
  const { names } = await namesOf(platform, version);
  return (tariffId, language) => {
    const name = names?.[tariffId];
    return name ? inLanguage(name, language) : '';
  };
}
