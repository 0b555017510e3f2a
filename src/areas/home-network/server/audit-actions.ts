export const homeNetworkAuditActions = [
  'router.device',
  'router.device-name',
  'router.dmz',
  'router.guest',
  'router.port-add',
  'router.port-edit',
  'router.port-remove',
  'router.restart',
  'router.wifi',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'home-network': (typeof homeNetworkAuditActions)[number];
  }
}
