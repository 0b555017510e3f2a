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
  'notifications.quiet-hours',
  'notifications.subscribe',
  'notifications.switch-off',
  'notifications.switch-on',
  'notifications.try',
  'notifications.unsubscribe',
  'password.change',
  'payments.assign',
  'profile.change',
  'profile.close',
  'profile.erase',
  'profile.restore',
  'push.start',
  'push.stop',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    profile: (typeof profileAuditActions)[number];
  }
}
