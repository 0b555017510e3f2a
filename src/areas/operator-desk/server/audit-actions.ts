export const operatorDeskAuditActions = [
  'catalogue.cancel',
  'catalogue.change',
  'catalogue.change-failed',
  'catalogue.schedule',
  'change.approve',
  'change.propose',
  'change.reject',
  'codes.unlock',
  'customer.find',
  'customer.note',
  'customer.open',
  'customer.pid',
  'desk.add-operator',
  'desk.change-roles',
  'desk.enrol',
  'desk.enrol-again',
  'desk.remove-operator',
  'desk.role-missing',
  'desk.sign-in',
  'desk.sign-out',
  'desk.unlock',
  'failures.open',
  'job.retry',
  'job.retry-group',
  'message.retry',
  'message.retry-group',
  'sessions.end',
  'text.cancel',
  'text.change',
  'text.change-failed',
  'text.schedule',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'operator-desk': (typeof operatorDeskAuditActions)[number];
  }
}
