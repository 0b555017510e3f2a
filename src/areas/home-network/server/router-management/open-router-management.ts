// Which router management the configuration asks for.

import type { Platform } from '#platform/server/platform.ts';
import { embeddedRouters } from './embedded-routers.ts';
import { genieAcsRouters } from './genieacs-routers.ts';
import type { RouterManagement } from './router-management.ts';

export function openRouterManagement({ configuration, db, clock }: Platform): RouterManagement {
  const { routerManagement, acsUrl, acsParameterPrefix, acsNetworks, acsConnection, acsContactSeconds } = configuration;
  if (routerManagement === 'embedded' || !acsUrl) return embeddedRouters(db, clock);
  const model = { prefix: acsParameterPrefix, networks: acsNetworks, connection: acsConnection };
  return genieAcsRouters({ address: acsUrl, model, contactSeconds: acsContactSeconds }, clock);
}
