import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { usageEndpoints } from '../contract.ts';
import { usageMessages } from '../messages.ts';
import { usageBg } from '../texts/bg.ts';
import { usageEn } from '../texts/en.ts';
import { usageAuditActions } from './audit-actions.ts';
import { handleCheckUsage } from './check-usage.ts';
import { handleFinishBlock } from './finish-block.ts';
import { usageCatalogue } from './import.ts';
import { usageOfNumbersImports } from './import-of-numbers.ts';
import { pendingUsageOrders } from './pending-order-store.ts';
import { retentionOfUsage } from './retention.ts';
import { usageRoutes } from './routes.ts';
import { readUsageFacts } from './support-store.ts';
import { openUsageSource } from './usage-source/open-usage-source.ts';

export const usageArea = defineServerAreaWithPorts({
  name: 'usage',
  isOptional: true,
  endpoints: usageEndpoints,
  auditActions: usageAuditActions,
  attentionKinds: ['allowance-near'],
  texts: { usage: { bg: usageBg, en: usageEn } },
  messages: [usageMessages],
  retention: retentionOfUsage,
  imports: { catalogue: usageCatalogue, ofNumbers: usageOfNumbersImports },
  exportedTables: [
    { table: 'usage_number', by: 'customer' },
    { table: 'usage_allowance', by: 'customer' },
    { table: 'usage_day', by: 'customer' },
    { table: 'usage_alert', by: 'customer' },
    { table: 'usage_notice', by: 'customer' },
    { table: 'usage_block', by: 'customer' },
  ],
  pendingOrders: pendingUsageOrders,
  supportFacts: [readUsageFacts],
  settings: (environment) => partnerAddress(environment, 'USAGE'),
  ports: openUsageSource,
  routes: usageRoutes,
  jobs: (platform) => [handleCheckUsage(platform), handleFinishBlock(platform)],
});
