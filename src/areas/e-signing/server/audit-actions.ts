export const esigningAuditActions = [
  'document.decline',
  'document.delete',
  'document.sign',
  'esigning.activate',
  'esigning.change-number',
  'esigning.stop',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'e-signing': (typeof esigningAuditActions)[number];
  }
}
