import { defineServerArea } from '#platform/server/server-area.ts';
import { contractsEndpoints } from '../contract.ts';
import { contractsMessages } from '../messages.ts';
import { contractsBg } from '../texts/bg.ts';
import { contractsEn } from '../texts/en.ts';
import { contractsAuditActions } from './audit-actions.ts';
import { handleWithdrawals } from './carry-out-withdrawal.ts';
import { holdsPurchase } from './guards.ts';
import { contractsImports } from './import.ts';
import { hourlyStaleWithdrawals } from './jobs.ts';
import { pendingWithdrawals } from './pending-order-store.ts';
import { retentionOfContracts } from './retention.ts';
import { contractsRoutes } from './routes.ts';
import { readWithdrawalFacts } from './support-store.ts';

/** Not optional: the law requires the withdrawal function. */
export const contractsArea = defineServerArea({
  name: 'contracts',
  endpoints: contractsEndpoints,
  auditActions: contractsAuditActions,
  attentionKinds: ['withdrawal-running'],
  texts: { contracts: { bg: contractsBg, en: contractsEn } },
  messages: [contractsMessages],
  retention: retentionOfContracts,
  imports: { ofNumbers: contractsImports },
  exportedTables: [
    { table: 'purchase', by: 'customer' },
    { table: 'withdrawal', by: 'customer', without: ['checked_at'] },
    { table: 'refund_result', by: 'customer' },
  ],
  pendingOrders: pendingWithdrawals,
  supportFacts: [readWithdrawalFacts],
  guards: { purchase: holdsPurchase },
  recurringJobs: [hourlyStaleWithdrawals],
  routes: contractsRoutes,
  jobs: (platform, _ports, content) =>
    handleWithdrawals(platform, { kinds: content.purchaseKinds(platform), ways: content.refundWays(platform) }),
});
