export const usageAuditActions = ['usage.alerts', 'usage.block'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    usage: (typeof usageAuditActions)[number];
  }
}
