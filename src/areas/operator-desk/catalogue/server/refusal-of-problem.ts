import type { Problem } from '#platform/server/import/problem.ts';
import type { CatalogueRefusal } from '../refusal.ts';

/** The reason that the desk translates. */
export function refusalOfProblem({ field, code, limit }: Problem): CatalogueRefusal {
  return { field: nameOf(field), reason: code ?? 'other', limit: limit ?? null };
}

/** An item of a list is reported as the list. */
const nameOf = (field: string) => field.split('.')[0] ?? field;
