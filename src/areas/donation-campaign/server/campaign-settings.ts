import { reader, type Environment } from '#platform/server/environment.ts';

/** The campaign that accepts donations now. */
export function readCampaignId(environment: Environment): string {
  return reader(environment).matching('DONATION_CAMPAIGN_ID', /^[a-z0-9-]{1,40}$/, 'donation-1');
}
