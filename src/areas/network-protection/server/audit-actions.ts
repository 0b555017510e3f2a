export const networkProtectionAuditActions = [
  'protection.activate',
  'protection.allow-site',
  'protection.allow-site-end',
  'protection.blacklist-add',
  'protection.blacklist-remove',
  'protection.deactivate',
  'protection.more-time',
  'protection.more-time-end',
  'protection.schedule',
  'protection.whitelist-add',
  'protection.whitelist-remove',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'network-protection': (typeof networkProtectionAuditActions)[number];
  }
}
