// Loads the data of the weekend bonus screen; the screen shows errors.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { bonusQuery } from './queries.ts';

export async function loadBonus(context: PortalContext): Promise<void> {
  await load(context, bonusQuery(context.api, context.language())).catch(() => undefined);
}
