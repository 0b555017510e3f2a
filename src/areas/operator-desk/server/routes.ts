import type { Mounting } from '#platform/server/http/route.ts';
import type { ReadSupportFacts } from '#platform/server/support-facts.ts';
import type { ImportedResource } from '#platform/server/import/imported-resource.ts';
import { approvalRoutes } from '../approval/server/routes.ts';
import { careRoutes } from '../care/server/routes.ts';
import { approvedCatalogueChange } from '../catalogue/server/approved-change.ts';
import { catalogueRoutes } from '../catalogue/server/routes.ts';
import type { DeskIdentity } from '../entrance/server/desk-identity.ts';
import { entranceRoutes } from '../entrance/server/routes.ts';
import { approvedTextChange } from '../wording/server/change-text.ts';
import { allCatalogues, wordingRoutes, type Wordings } from '../wording/server/routes.ts';

/** What the desk needs of the other areas; the app passes it in. */
export type DeskParts = Wordings & {
  kinds: readonly ImportedResource[];
  supportFacts: readonly ReadSupportFacts[];
  identity: DeskIdentity | null;
};

export function operatorDeskRoutes(at: Mounting, { kinds, supportFacts, identity, ...wordings }: DeskParts): void {
  entranceRoutes(at, identity);
  wordingRoutes(at, wordings);
  catalogueRoutes(at, kinds);
  careRoutes(at, supportFacts);
  approvalRoutes(at, {
    catalogue: approvedCatalogueChange(kinds),
    text: approvedTextChange(allCatalogues(wordings)),
  });
}
