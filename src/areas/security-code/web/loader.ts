// What the screen of the security codes loads before it is drawn; what is missing then it says itself.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { securityCodesQuery } from './queries.ts';

export async function loadSecurityCodes(context: PortalContext): Promise<void> {
  await load(context, securityCodesQuery(context.api)).catch(() => undefined);
}
