// Loads the data of the home screens.

import { load, type PortalContext } from '#platform/web/portal-context.ts';
import { overviewQuery, servicesQuery } from './queries.ts';

export function loadHome(context: PortalContext): Promise<void> {
  return load(context, overviewQuery(context.api, context.language()));
}

export function loadServices(context: PortalContext): Promise<void> {
  return load(context, servicesQuery(context.api, context.language()));
}
