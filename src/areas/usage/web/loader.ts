// Loads the data of the screens; the screens show errors.

import type { PortalContext } from '#platform/web/portal-context.ts';
import { numbersQuery, usageQuery } from './queries.ts';

/** Mobile numbers begin with 359; for any other the screen shows the first mobile number. */
export async function loadUsage(context: PortalContext, msisdn: string | undefined): Promise<void> {
  if (!msisdn?.startsWith('359')) return;
  const data = await context.data();
  await data.prefetchQuery(usageQuery(context.api, context.language(), msisdn));
}

export async function loadNumbers(context: PortalContext): Promise<void> {
  const data = await context.data();
  await data.prefetchQuery(numbersQuery(context.api));
}
