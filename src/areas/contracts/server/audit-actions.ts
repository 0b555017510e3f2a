export const contractsAuditActions = ['contract.withdraw', 'contract.withdrawal-ended', 'contract.refund'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    contracts: (typeof contractsAuditActions)[number];
  }
}
