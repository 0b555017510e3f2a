// The audited actions. Areas add theirs by augmenting AuditActions and name them in their manifests. A new one needs its
// label at the operator desk, and a test that reads its entry.

export const platformAuditActions = [
  'email.cancel',
  'operator.individual',
  'operator.organization',
  'operator.product',
  'operator.bill',
  'operator.payment',
] as const;

export interface AuditActions {
  platform: (typeof platformAuditActions)[number];
}

export type AuditAction = AuditActions[keyof AuditActions];
