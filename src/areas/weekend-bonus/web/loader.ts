// What the screen of the weekend bonus loads before it is drawn; what is missing then it says itself.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { bonusQuery } from './queries.ts';

export async function loadBonus(context: PortalContext): Promise<void> {
  await load(context, bonusQuery(context.api, context.language())).catch(() => undefined);
}
