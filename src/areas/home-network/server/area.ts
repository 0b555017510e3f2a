import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { homeNetworkEndpoints } from '../contract.ts';
import { homeNetworkBg } from '../texts/bg.ts';
import { homeNetworkEn } from '../texts/en.ts';
import { homePeopleBg } from '../texts/home.bg.ts';
import { homePeopleEn } from '../texts/home.en.ts';
import { portForwardingBg } from '../texts/ports.bg.ts';
import { portForwardingEn } from '../texts/ports.en.ts';
import { homeNetworkAuditActions } from './audit-actions.ts';
import { handleRouterChanges } from './apply-changes.ts';
import { handleEndOfTimers } from './end-timer.ts';
import { routersKind } from './import.ts';
import { homeNetworkKeyDependencies } from './key-dependencies.ts';
import { retentionOfHomeNetwork } from './retention.ts';
import { openRouterManagement } from './router-management/open-router-management.ts';
import { readRouterSettings } from './router-management/router-settings.ts';
import { homeNetworkRoutes } from './routes.ts';
import { pendingRouterChanges } from './pending-order-store.ts';

export const homeNetworkArea = defineServerAreaWithPorts({
  name: 'home-network',
  isOptional: true,
  endpoints: homeNetworkEndpoints,
  auditActions: homeNetworkAuditActions,
  texts: {
    'home-network': { bg: homeNetworkBg, en: homeNetworkEn },
    'home-people': { bg: homePeopleBg, en: homePeopleEn },
    'port-forwarding': { bg: portForwardingBg, en: portForwardingEn },
  },
  retention: retentionOfHomeNetwork,
  keyDependencies: homeNetworkKeyDependencies,
  imports: { ofNumbers: [routersKind] },
  exportedTables: [
    { table: 'router', by: 'customer' },
    { table: 'router_request', by: 'customer', without: ['change'] },
    { table: 'router_timer', by: 'customer' },
    { table: 'home_device', by: 'customer' },
  ],
  pendingOrders: pendingRouterChanges,
  settings: readRouterSettings,
  ports: openRouterManagement,
  routes: homeNetworkRoutes,
  jobs: (platform, routers) => [handleRouterChanges(platform, routers), handleEndOfTimers(platform)],
});
