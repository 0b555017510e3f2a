import { defineServerArea } from '#platform/server/server-area.ts';
import { donationCampaignEndpoints } from '../contract.ts';
import { donationMessages } from '../messages.ts';
import { donationBg } from '../texts/bg.ts';
import { donationEn } from '../texts/en.ts';
import { donationCampaignAuditActions } from './audit-actions.ts';
import { readCampaignId } from './campaign-settings.ts';
import { donationCampaignsKind } from './import.ts';
import { donationCampaignRoutes } from './routes.ts';

export const donationCampaignArea = defineServerArea({
  name: 'donation-campaign',
  isOptional: true,
  endpoints: donationCampaignEndpoints,
  auditActions: donationCampaignAuditActions,
  offers: ['donation'],
  texts: { donation: { bg: donationBg, en: donationEn } },
  messages: [donationMessages],
  imports: { catalogue: [donationCampaignsKind] },
  deskResources: ['donation-campaigns'],
  exportedTables: [
    { table: 'donation_terms', by: 'account' },
    { table: 'donation_allowance', by: 'customer' },
    { table: 'donation', by: 'customer' },
  ],
  publicSettings: (environment) => ({ donation_campaign_id: readCampaignId(environment) }),
  routes: donationCampaignRoutes,
});
