export const musicOfferAuditActions = ['music.activate', 'music.deactivate'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'music-offer': (typeof musicOfferAuditActions)[number];
  }
}
