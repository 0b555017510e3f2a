// Loads the data of every home network screen.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { homeQuery } from './queries.ts';

/** Home internet numbers begin with 1. For any other the screen shows the first home of the user. */
export async function loadHomeNetwork(context: PortalContext, msisdn: string | undefined): Promise<void> {
  const data = await context.data();
  if (msisdn?.startsWith('1')) await data.prefetchQuery(homeQuery(context.api, msisdn));
}
