import type { Mounting } from '#platform/server/http/route.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { approvalRoutes } from '../approval/server/routes.ts';
import { careRoutes } from '../care/server/routes.ts';
import { approvedCatalogueChange } from '../catalogue/server/approved-change.ts';
import { catalogueRoutes } from '../catalogue/server/routes.ts';
import { entranceRoutes, type Entrance } from '../entrance/server/routes.ts';
import { approvedTextChange } from '../wording/server/change-text.ts';
import { allCatalogues, wordingRoutes, type Wordings } from '../wording/server/routes.ts';

/** What the desk needs of the other areas; the app passes it in. */
export type DeskParts = Wordings &
  Entrance & {
    kinds: readonly ImportedResource[];
    supportFacts: readonly ReadSupportFacts[];
  };

export function operatorDeskRoutes(
  at: Mounting,
  { kinds, supportFacts, identity, hasQuestions, ...wordings }: DeskParts,
): void {
  entranceRoutes(at, { identity, hasQuestions });
  wordingRoutes(at, wordings);
  catalogueRoutes(at, kinds);
  careRoutes(at, supportFacts);
  approvalRoutes(at, {
    catalogue: approvedCatalogueChange(kinds),
    text: approvedTextChange(allCatalogues(wordings)),
  });
}
