// Loads the data of the screen; the screen shows errors.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { countriesQuery, countryQuery, detailsQuery, roamingQuery } from './queries.ts';

/** Mobile numbers begin with 359; for any other the screen shows the first mobile number. */
export async function loadRoaming(
  context: PortalContext,
  msisdn: string | undefined,
  country: string | undefined,
): Promise<void> {
  const data = await context.data();
  const { api } = context;
  const language = context.language();
  void data.prefetchQuery(countriesQuery(api));
  if (!msisdn?.startsWith('359')) return;
  if (country) void data.prefetchQuery(countryQuery(api, language, msisdn, country));
  await Promise.all([
    data.prefetchQuery(roamingQuery(api, language, msisdn)),
    data.prefetchQuery(detailsQuery(api, language, msisdn)),
  ]);
}
