export const vipClubAuditActions = ['vip.generate-voucher'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'vip-club': (typeof vipClubAuditActions)[number];
  }
}
