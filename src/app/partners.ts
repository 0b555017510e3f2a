// The systems outside that single areas speak to, opened as the configuration asks.

import { openRouterManagement } from '#areas/home-network/server/router-management/open-router-management.ts';
import type { Platform } from '#platform/server/platform.ts';

export type Partners = ReturnType<typeof openPartners>;

export function openPartners(platform: Platform) {
  return { routers: openRouterManagement(platform) };
}
