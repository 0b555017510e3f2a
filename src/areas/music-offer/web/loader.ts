// Loads the data of the music screen: the price, and the number if it is recognised or proved.

import { configurationOf } from '#platform/web/configuration.ts';
import { fetchUniqueId } from '#platform/web/number-proof/unique-id.ts';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { listenerQuery, priceQuery } from './queries.ts';

export async function loadMusic({ api, data }: PortalContext): Promise<void> {
  const client = await data();
  await Promise.all([configurationOf(api), fetchUniqueId(api)]);
  await Promise.all([client.prefetchQuery(priceQuery(api)), client.prefetchQuery(listenerQuery(api))]);
}
