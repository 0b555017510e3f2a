// Loads the bills while the code of the screen downloads; the screen shows errors.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { billsQuery } from './queries.ts';

export async function loadBills(context: PortalContext): Promise<void> {
  const data = await context.data();
  await data.prefetchQuery(billsQuery(context.api));
}
