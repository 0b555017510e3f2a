export const partnerVerificationAuditActions = ['partner.revoke', 'partner.verify'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'partner-verification': (typeof partnerVerificationAuditActions)[number];
  }
}
