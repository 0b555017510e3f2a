import { handlePayments, hourlyStalePayments } from '#platform/server/card-payments/advance-payment.ts';
import type { Environment } from '#platform/server/environment.ts';
import { readBoricaSettings } from '#platform/server/payment-gateway/borica-settings.ts';
import { openPaymentGateway } from '#platform/server/payment-gateway/open-payment-gateway.ts';
import { defineServerAreaWithPorts } from '#platform/server/server-area.ts';
import { billEndpoints } from '../contract.ts';
import { billMessages } from '../messages.ts';
import { billsBg } from '../texts/bg.ts';
import { billsEn } from '../texts/en.ts';
import { billAuditActions } from './audit-actions.ts';
import { billPayments } from './bill-payments.ts';
import { readBillingSettings } from './billing-settings.ts';
import { holdsBill } from './guards.ts';
import { billImports } from './import.ts';
import { automaticPayments, handleAutomaticPayments } from './pay-automatically.ts';
import { pendingBillPayments } from './pending-order-store.ts';
import { billRoutes } from './routes.ts';
import { readBillFacts } from './support-store.ts';

export const billsArea = defineServerAreaWithPorts({
  name: 'bills',
  endpoints: billEndpoints,
  auditActions: billAuditActions,
  attentionKinds: ['bill-due'],
  texts: { bills: { bg: billsBg, en: billsEn } },
  messages: [billMessages],
  imports: { ofNumbers: billImports },
  exportedTables: [
    { table: 'bill', by: 'customer', without: ['content_digest'] },
    { table: 'bill_line', by: 'customer' },
    { table: 'bill_payment', by: 'customer' },
    { table: 'bill_automatic_payment', by: 'customer' },
    { table: 'bill_card_payment', by: 'account' },
    { table: 'card_payment', by: 'account', without: ['nonce', 'gateway_reference'] },
  ],
  pendingOrders: pendingBillPayments,
  supportFacts: [readBillFacts],
  guards: { bill: holdsBill },
  recurringJobs: [hourlyStalePayments(billPayments), automaticPayments],
  settings: (environment: Environment) => ({
    borica: readBoricaSettings(environment),
    transfer: readBillingSettings(environment),
  }),
  ports: (platform, { borica, transfer }) => ({ gateway: openPaymentGateway(platform, borica), transfer }),
  routes: billRoutes,
  jobs: (platform, { gateway }) => [
    ...handlePayments(platform, gateway, billPayments),
    handleAutomaticPayments(platform),
  ],
});
