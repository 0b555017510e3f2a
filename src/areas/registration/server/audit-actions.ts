export const registrationAuditActions = ['registration.complete', 'service.add'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    registration: (typeof registrationAuditActions)[number];
  }
}
