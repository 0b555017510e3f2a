export const securityCodeAuditActions = [
  'security-code.ask',
  'security-code.change',
  'security-code.confirm',
  'security-code.number',
  'security-code.reset',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'security-code': (typeof securityCodeAuditActions)[number];
  }
}
