// Loads the data of every screen of the area.

import { configurationOf } from '#platform/web/configuration.ts';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { eligibilityQuery } from './queries.ts';

/** A refusal is not an error here: the screen shows who manages the number. */
export async function loadDigitalExtras(context: PortalContext, msisdn: string | undefined): Promise<void> {
  const [data] = await Promise.all([context.data(), configurationOf(context.api)]);
  if (msisdn) await data.prefetchQuery(eligibilityQuery(context.api, context.language(), msisdn));
}
