export const networkProtectionAuditActions = [
  'protection.activate',
  'protection.blacklist-add',
  'protection.blacklist-remove',
  'protection.deactivate',
  'protection.whitelist-add',
  'protection.whitelist-remove',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'network-protection': (typeof networkProtectionAuditActions)[number];
  }
}
