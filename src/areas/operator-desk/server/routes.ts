import type { Mounting } from '#platform/server/http/route.ts';
import type { Catalogues } from '#platform/texts/texts.ts';
import { entranceRoutes } from '../entrance/server/routes.ts';
import { wordingRoutes } from '../wording/server/routes.ts';

/** What the desk knows of the other areas: the app hands it over. */
export type DeskParts = { texts: Catalogues };

export function operatorDeskRoutes(at: Mounting, { texts }: DeskParts): void {
  entranceRoutes(at);
  wordingRoutes(at, texts);
}
