export const homeNetworkAuditActions = [
  'router.dmz',
  'router.port-add',
  'router.port-edit',
  'router.port-remove',
  'router.wifi',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'home-network': (typeof homeNetworkAuditActions)[number];
  }
}
