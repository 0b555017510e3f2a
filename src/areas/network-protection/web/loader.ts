// Loads the data of the screen; the screen shows errors.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { eventsQuery, listQuery, statsQuery, statusQuery } from './queries.ts';

/** Mobile numbers begin with 359; for any other the screen shows the first mobile number. */
export async function loadNetworkProtection(context: PortalContext, msisdn: string | undefined): Promise<void> {
  if (!msisdn?.startsWith('359')) return;
  const data = await context.data();
  const { api } = context;
  void data.prefetchQuery(eventsQuery(api, msisdn));
  void data.prefetchQuery(listQuery(api, msisdn, 'blacklist'));
  void data.prefetchQuery(listQuery(api, msisdn, 'whitelist'));
  await Promise.all([data.prefetchQuery(statusQuery(api, msisdn)), data.prefetchQuery(statsQuery(api, msisdn))]);
}
