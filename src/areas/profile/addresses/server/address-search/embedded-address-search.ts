// The embedded address data. The input is compared with the Cyrillic and the Latin name: names that begin with it come
// first, then names with a word that does; if there is none, similar names from three letters on. Larger places come
// first.

import type pg from 'pg';
import type { City, Quarter, Street } from '../../contract.ts';
import { isPostCode, mostFound, type AddressSearch } from './address-search.ts';

const bulgaria = 100;

export function embeddedAddressSearch(pool: pg.Pool): AddressSearch {
  const rows = async <Row extends object>(name: string, text: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows;
  const first = async <Row extends object>(name: string, text: string, values: unknown[]): Promise<Row | null> =>
    (await rows<Row>(name, text, values))[0] ?? null;
  return {
    async cities(typed) {
      const wanted = wantedOf(typed);
      if (wanted === null) return [];
      if (isPostCode(wanted)) return rows<City>('cities by post code', postCodeText, [wanted, mostFound]);
      const found = await rows<City>('cities', beginningText(), [wanted, escaped(wanted), mostFound]);
      if (found.length > 0 || !isLong(wanted)) return found;
      const column = /\p{Script=Cyrillic}/u.test(wanted) ? 'name' : 'name_latin';
      return rows<City>(`cities like ${column}`, alikeText(column), [wanted, mostFound]);
    },
    async quarters(siteId, typed) {
      const wanted = wantedOf(typed);
      if (wanted === null) return [];
      const alike = isLong(wanted);
      const text = inSite('quarter', alike);
      return rows<Quarter>(`quarters ${alike}`, text, [siteId, wanted, escaped(wanted), mostFound]);
    },
    async streets(siteId, typed) {
      const wanted = wantedOf(typed);
      if (wanted === null) return [];
      const alike = isLong(wanted);
      const text = inSite('street', alike);
      return rows<Street>(`streets ${alike}`, text, [siteId, wanted, escaped(wanted), mostFound]);
    },
    findCity: (siteId) => first<City>('city', `select ${cityFields} from settlement where site_id = $1`, [siteId]),
    findQuarter: (siteId, id) =>
      first<Quarter>('quarter', `select ${fieldsOf('quarter')} from quarter where site_id = $1 and quarter_id = $2`, [
        siteId,
        id,
      ]),
    findStreet: (siteId, id) =>
      first<Street>('street', `select ${fieldsOf('street')} from street where site_id = $1 and street_id = $2`, [
        siteId,
        id,
      ]),
  };
}

const cityFields = `site_id, name as city, city_type, region, municipality, post_code, ${bulgaria} as country_id`;

const fieldsOf = (table: 'quarter' | 'street') =>
  `${table}_id, case when kind = '' then name else kind || ' ' || name end as ${table}_name`;

/** A leading space makes every word of a name start after a space. $1 is the input, $2 its pattern, $3 the limit. */
function beginningText(): string {
  return `select ${cityFields} from settlement
    where lower(' ' || name) like '% ' || $2 || '%' or lower(' ' || name_latin) like '% ' || $2 || '%'
    order by ${rank('$1', '$2')}, population desc, name, site_id limit $3`;
}

/** $1 is the beginning of a post code, $2 the limit. */
const postCodeText = `select ${cityFields} from settlement where starts_with(post_code, $1)
    order by population desc, name, site_id limit $2`;

/**
 * Similarity is expensive, so only names of similar length in one alphabet are compared. $1 is the input, $2 the limit.
 */
function alikeText(column: 'name' | 'name_latin'): string {
  return `select ${cityFields} from settlement
    where length(${column}) between length($1) - 3 and length($1) + 6 and lower(${column}) % $1
    order by similarity(lower(${column}), $1) > 0.5 desc, population desc, name, site_id limit $2`;
}

/** $1 is the place, $2 the input, $3 its pattern, $4 the limit. */
function inSite(table: 'quarter' | 'street', alsoAlike: boolean): string {
  const likeness = 'greatest(word_similarity($2, lower(name)), word_similarity($2, lower(name_latin)))';
  return `select ${fieldsOf(table)} from ${table}
    where site_id = $1 and (lower(name) like '%' || $3 || '%' or lower(name_latin) like '%' || $3 || '%'
      ${alsoAlike ? `or ${likeness} >= 0.4` : ''})
    order by ${rank('$2', '$3')}, ${likeness} desc, name, ${table}_id limit $4`;
}

/** The whole name, its beginning, the beginning of a word, then mere similarity. */
function rank(typed: string, pattern: string): string {
  const either = (test: (name: string) => string) => `${test('lower(name)')} or ${test('lower(name_latin)')}`;
  return `case
    when ${either((name) => `${name} = ${typed}`)} then 0
    when ${either((name) => `${name} like ${pattern} || '%'`)} then 0
    when ${either((name) => `${name} like '% ' || ${pattern} || '%'`)} then 1
    else 2 end`;
}

/** Similarity is useful from the third letter on. */
function isLong(wanted: string): boolean {
  return (wanted.match(/[\p{L}\d]/gu)?.length ?? 0) >= 3;
}

/** Removes prefixes such as "гр." and "ул."; null if nothing is left. */
function wantedOf(typed: string): string | null {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/^(гр|с|ул|бул|ж\.?к|кв|gr|s|ul|bul|zh\.?k|kv)\.\s*/, '')
    .replace(/\s+/g, ' ');
  return wanted === '' ? null : wanted;
}

/** Escapes the wildcards % and _. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
