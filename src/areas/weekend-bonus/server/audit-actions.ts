export const weekendBonusAuditActions = ['bonus.join'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'weekend-bonus': (typeof weekendBonusAuditActions)[number];
  }
}
