// A catalogue change that another editor approved. It starts today if its day has passed meanwhile.

import { sofiaDay } from '#platform/clock.ts';
import { refuse } from '#platform/errors.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import type { MakeApprovedChange } from '../../server/change-or-propose.ts';
import { changeCatalogue, refusalOf, type CatalogueChangeRequest } from './change-catalogue.ts';
import { problemOfDatabase } from './problem-of-database.ts';

type StoredRequest = Pick<CatalogueChangeRequest, 'item' | 'adds' | 'values'> & { kind: string; begins_on: string };

export function approvedCatalogueChange(kinds: readonly ImportedResource[]): MakeApprovedChange {
  return async (tx, request, operator, now) => {
    const { kind: name, item, adds, values, begins_on: chosen } = request as StoredRequest;
    const kind = kinds.find((each) => each.name === name);
    if (!kind) return refuse('EC_Not_Found');
    const today = sofiaDay(now);
    const beginsOn = chosen < today ? today : chosen;
    try {
      return await changeCatalogue(tx, { kind, item, adds, values, beginsOn, operator, now });
    } catch (error) {
      const problem = problemOfDatabase(error, kind);
      if (!problem) throw error;
      return refusalOf(problem);
    }
  };
}
