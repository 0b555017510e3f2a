export const billAuditActions = ['bill.pay', 'bill.pay-automatically', 'bill.book', 'bill.refund'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    bills: (typeof billAuditActions)[number];
  }
}
