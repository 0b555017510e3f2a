export const roamingAuditActions = ['roaming.limits', 'roaming.modify', 'roaming.trip', 'roaming.trip-forget'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    roaming: (typeof roamingAuditActions)[number];
  }
}
