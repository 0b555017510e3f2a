export const donationCampaignAuditActions = ['donation.give'] as const;

declare module '#platform/server/audit/audit-actions.ts' {
  interface AuditActions {
    'donation-campaign': (typeof donationCampaignAuditActions)[number];
  }
}
