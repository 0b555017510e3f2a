// Finds a country by its name in either language, an alternative name, its code or its flag.

export type SearchedCountry = { country_id: string; name_bg: string; name_en: string; other_names: string[] };

/** First names that begin with the input, then those with a word that does, then those that contain it. */
export function matchingCountries<Country extends SearchedCountry>(
  countries: readonly Country[],
  typed: string,
): Country[] {
  const code = codeOfFlag(typed);
  if (code !== null) return countries.filter(({ country_id }) => country_id === code);
  const query = plain(typed);
  if (query === '') return [];
  const ranked = countries.flatMap((country) => {
    const rank = rankOf(country, query);
    return rank === null ? [] : [{ country, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ country }) => country);
}

function rankOf({ country_id, name_bg, name_en, other_names }: SearchedCountry, query: string): number | null {
  if (country_id.toLowerCase() === query) return 0;
  const ranks = [name_bg, name_en, ...other_names].flatMap((name) => {
    const at = plain(name).indexOf(query);
    if (at === -1) return [];
    return [at === 0 ? 1 : / |-|\(/.test(plain(name)[at - 1] ?? '') ? 2 : 3];
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/giu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[.,’']/g, '')
    .replace(/\s+/g, ' ');
}

const firstLetter = 0x1f1e6;

/** A flag like 🇬🇷 consists of two regional indicator letters; null if the input is not a flag. */
function codeOfFlag(typed: string): string | null {
  const letters = Array.from(typed.trim(), (sign) => (sign.codePointAt(0) ?? 0) - firstLetter);
  if (letters.length !== 2 || letters.some((letter) => letter < 0 || letter > 25)) return null;
  return String.fromCharCode(...letters.map((letter) => letter + 65));
}
