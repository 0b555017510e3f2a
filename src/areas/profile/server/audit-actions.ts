export const profileAuditActions = [
  'address.add',
  'address.change',
  'address.delete',
  'card.add',
  'card.delete',
  'card.replace',
  'card.visit',
  'customer.erase',
  'customer.export',
  'data.export',
  'email.ask',
  'email.change',
  'notifications.subscribe',
  'notifications.unsubscribe',
  'password.change',
  'payments.assign',
  'profile.change',
  'profile.close',
  'profile.erase',
  'profile.restore',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    profile: (typeof profileAuditActions)[number];
  }
}
