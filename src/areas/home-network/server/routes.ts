import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import { getWifiProperties } from '../contract.ts';
import { portRoutes } from '../ports/server/routes.ts';
import { wifiRoutes } from '../wifi/server/routes.ts';
import { presentDevice } from './present.ts';
import type { RouterManagement } from './router-management/router-management.ts';
import { homeNow } from './router-now.ts';

export function homeNetworkRoutes(at: Mounting, routers: RouterManagement): void {
  const { platform } = at;

  mount(at, getWifiProperties, async ({ service }) => {
    const home = await homeNow(platform, routers, service);
    if (isRefusal(home)) return home;
    return ok({
      Msisdn: service.serviceId,
      Address: home.address,
      Devices: home.now ? [presentDevice(home.now, platform.clock.now())] : [],
    });
  });

  wifiRoutes(at, routers);
  portRoutes(at, routers);
}
