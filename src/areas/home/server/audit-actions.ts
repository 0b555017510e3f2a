export const homeAuditActions = ['service.name', 'service.remove'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    home: (typeof homeAuditActions)[number];
  }
}
