// Opens the configured router management.

import type { Platform } from '#platform/server/platform.ts';
import { embeddedRouters } from './embedded-routers.ts';
import { genieAcsRouters, type AcsSettings } from './genieacs-routers.ts';
import type { RouterManagement } from './router-management.ts';

export function openRouterManagement({ db, clock }: Platform, settings: AcsSettings | null): RouterManagement {
  return settings ? genieAcsRouters(settings, clock) : embeddedRouters(db, clock);
}
