export const signInAuditActions = [
  'passkey.add',
  'passkey.copied',
  'passkey.remove',
  'passkey.rename',
  'password.reset',
  'recovery.cancel',
  'recovery.request',
  'session.provider-logout',
  'session.step-up',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'sign-in': (typeof signInAuditActions)[number];
  }
}
