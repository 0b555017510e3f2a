import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { getWifiProperties } from '../contract.ts';
import { deviceRoutes } from '../devices/server/routes.ts';
import { guestRoutes } from '../guest/server/routes.ts';
import { lineRoutes } from '../line/server/routes.ts';
import { portRoutes } from '../ports/server/routes.ts';
import { wifiRoutes } from '../wifi/server/routes.ts';
import { readHome } from './read-home.ts';
import type { RouterManagement } from './router-management/router-management.ts';

export function homeNetworkRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, getWifiProperties, async ({ service }) => {
    const home = await readHome(platform, routers, service);
    return isRefusal(home) ? home : ok(home);
  });

  wifiRoutes(at, routers);
  portRoutes(at, routers);
  guestRoutes(at, routers);
  deviceRoutes(at, routers);
  lineRoutes(at, routers);
}
