import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { networkProtectionEndpoints } from '../contract.ts';
import { networkProtectionBg } from '../texts/bg.ts';
import { networkProtectionEn } from '../texts/en.ts';
import { protectionTimesBg } from '../texts/times.bg.ts';
import { protectionTimesEn } from '../texts/times.en.ts';
import { handleClosings } from './close-allowance.ts';
import { networkProtectionAuditActions } from './audit-actions.ts';
import { openProtectionService } from './protection-service/open-protection-service.ts';
import { retentionOfNetworkProtection } from './retention.ts';
import { networkProtectionRoutes } from './routes.ts';
import { pendingProtectionOrders } from './pending-order-store.ts';

export const networkProtectionArea = defineServerAreaWithPorts({
  name: 'network-protection',
  isOptional: true,
  endpoints: networkProtectionEndpoints,
  auditActions: networkProtectionAuditActions,
  texts: {
    'network-protection': { bg: networkProtectionBg, en: networkProtectionEn },
    'protection-times': { bg: protectionTimesBg, en: protectionTimesEn },
  },
  retention: retentionOfNetworkProtection,
  exportedTables: [
    { table: 'protection_switch', by: 'customer' },
    { table: 'protection_order', by: 'customer', without: ['change_hash'] },
    { table: 'protection_allowance', by: 'customer' },
  ],
  pendingOrders: pendingProtectionOrders,
  settings: (environment) => partnerAddress(environment, 'PROTECTION'),
  ports: openProtectionService,
  routes: networkProtectionRoutes,
  jobs: (platform, service) => [handleClosings(platform, service)],
});
