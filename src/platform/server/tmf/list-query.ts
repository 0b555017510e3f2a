// The query of a list: offset, limit, fields and filters by attributes. Unknown parameters are refused, so that nobody
// takes a whole list for a filtered one.

import type { ListQuery, TmfResource } from './resource.ts';
import { TmfError } from './tmf-error.ts';

const mostItems = 100;

export function readListQuery(
  { filters }: Pick<TmfResource, 'filters'>,
  query: Record<string, unknown>,
): ListQuery & { fields: string[] | null } {
  const asked: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (['offset', 'limit', 'fields'].includes(name)) continue;
    if (!filters.includes(name) || typeof value !== 'string' || value.length > 400) {
      throw new TmfError('invalidQuery', `Lists cannot be filtered by ${name}.`);
    }
    asked[name] = value;
  }
  const { fields } = query;
  return {
    offset: wholeNumber('offset', query['offset'], 0, 1_000_000_000),
    limit: wholeNumber('limit', query['limit'], mostItems, mostItems),
    fields: typeof fields === 'string' && fields !== '' ? fields.split(',').map((field) => field.trim()) : null,
    filters: asked,
  };
}

function wholeNumber(name: string, given: unknown, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= 0 && number <= most) return number;
  throw new TmfError('invalidQuery', `${name} must be a whole number up to ${most}.`);
}
