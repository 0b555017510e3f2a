// The router of a home with what the portal stores about it.

import { isRefusal, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ServiceKey } from '#platform/server/service-key.ts';
import type { HomeNetwork } from '../contract.ts';
import { findNamedDevices } from './device-store.ts';
import { presentDevice } from './present.ts';
import type { RouterManagement } from './router-management/router-management.ts';
import { homeNow } from './router-now.ts';
import { findTimers } from './timer-store.ts';

export async function readHome(
  platform: Platform,
  routers: RouterManagement,
  home: ServiceKey,
): Promise<HomeNetwork | Refusal<'EC_Not_Found' | 'EC_Partner_Unavailable'>> {
  const [found, timers, named] = await Promise.all([
    homeNow(platform, routers, home),
    findTimers(platform.db, home),
    findNamedDevices(platform.db, home),
  ]);
  if (isRefusal(found)) return found;
  return {
    Msisdn: home.serviceId,
    Address: found.address,
    Devices: found.now ? [presentDevice(found.now, { timers, named }, platform.clock.now())] : [],
  };
}
