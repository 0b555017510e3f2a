export const digitalExtrasAuditActions = [
  'donation.activate',
  'donation.change',
  'extra.activate',
  'extra.activate-as-paid',
  'extra.cancel-deactivation',
  'extra.change-plan',
  'extra.deactivate',
  'extra.swap',
  'home-assistance.activate',
  'home-assistance.contact-number',
  'home-assistance.stop',
  'partner-content.verify',
] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'digital-extras': (typeof digitalExtrasAuditActions)[number];
  }
}
