// Loads the data of the security code screen; the screen shows errors.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { securityCodesQuery } from './queries.ts';

export async function loadSecurityCodes(context: PortalContext): Promise<void> {
  await load(context, securityCodesQuery(context.api)).catch(() => undefined);
}
