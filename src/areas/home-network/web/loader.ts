// What every screen of the home network loads before it is drawn.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { homeQuery } from './queries.ts';

/** Numbers of internet at home begin with 1. For any other the screen shows the first one that is. */
export async function loadHomeNetwork(context: PortalContext, msisdn: string | undefined): Promise<void> {
  const data = await context.data();
  if (msisdn?.startsWith('1')) await data.prefetchQuery(homeQuery(context.api, msisdn));
}
