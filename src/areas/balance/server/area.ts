import { handlePayments, hourlyStalePayments } from '#platform/server/card-payments/advance-payment.ts';
import type { Environment } from '#platform/server/environment.ts';
import { partnerAddress } from '#platform/server/partners/partner-http.ts';
import { readBoricaSettings } from '#platform/server/payment-gateway/borica-settings.ts';
import { openPaymentGateway } from '#platform/server/payment-gateway/open-payment-gateway.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { balanceEndpoints } from '../contract.ts';
import { balanceMessages } from '../messages.ts';
import { balanceBg } from '../texts/bg.ts';
import { balanceEn } from '../texts/en.ts';
import { balanceAuditActions } from './audit-actions.ts';
import { openBalanceSource } from './balance-source/open-balance-source.ts';
import { handleCreditTopUp } from './credit-top-up.ts';
import { balanceImports } from './import.ts';
import { automaticTopUps, hourlyStaleTopUps } from './jobs.ts';
import { pendingTopUps } from './pending-order-store.ts';
import { retentionOfBalance } from './retention.ts';
import { balanceRoutes } from './routes.ts';
import { handleAutomaticTopUps } from './run-automatic.ts';
import { handleSettleTopUp } from './settle-by-file.ts';
import { readBalanceFacts } from './support-store.ts';
import { topUpPayments } from './top-up-payments.ts';
import { readTopUpSettings } from './top-up-settings.ts';
import { refundsToBalance, refundsToCard } from './refund-ways.ts';
import { topUpPurchases } from './withdraw-top-up.ts';

/** Not optional: open payments must be settled. */
export const balanceArea = defineServerAreaWithPorts({
  name: 'balance',
  endpoints: balanceEndpoints,
  auditActions: balanceAuditActions,
  attentionKinds: ['balance-low', 'top-up-failed'],
  texts: { balance: { bg: balanceBg, en: balanceEn } },
  messages: [balanceMessages],
  retention: retentionOfBalance,
  imports: { ofNumbers: balanceImports },
  exportedTables: [
    { table: 'prepaid_balance', by: 'customer' },
    { table: 'balance_movement', by: 'customer' },
    { table: 'balance_purchase', by: 'customer' },
    { table: 'automatic_top_up', by: 'customer' },
    { table: 'top_up_result', by: 'customer' },
    { table: 'top_up', by: 'account' },
    { table: 'voucher_attempt', by: 'account' },
  ],
  pendingOrders: pendingTopUps,
  supportFacts: [readBalanceFacts],
  recurringJobs: [hourlyStalePayments(topUpPayments), hourlyStaleTopUps, automaticTopUps],
  settings: (environment: Environment) => ({
    borica: readBoricaSettings(environment),
    source: partnerAddress(environment, 'BALANCE'),
    topUp: readTopUpSettings(environment),
  }),
  ports: (platform, { borica, source, topUp }) => ({
    gateway: openPaymentGateway(platform, borica),
    source: openBalanceSource(platform, source),
    settings: topUp,
  }),
  routes: balanceRoutes,
  purchaseKinds: (platform, { source, settings }) => [topUpPurchases(platform, source, settings)],
  refundWays: () => [refundsToBalance, refundsToCard],
  jobs: (platform, { gateway, source }) => [
    ...handlePayments(platform, gateway, topUpPayments),
    ...handleCreditTopUp(platform, source),
    handleSettleTopUp(platform),
    handleAutomaticTopUps(platform, source),
  ],
});
