export const balanceAuditActions = [
  'balance.top-up',
  'balance.redeem-voucher',
  'balance.top-up-automatically',
  'balance.credit',
  'balance.refund',
  'balance.change-automatic',
  'balance.stop-automatic',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    balance: (typeof balanceAuditActions)[number];
  }
}
