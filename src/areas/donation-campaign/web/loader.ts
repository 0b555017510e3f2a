// Loads the data of the donation screens.

import { redirect } from '@tanstack/react-router';
import type { PortalContext } from '#platform/web/portal-context.ts';
import { campaignAddress } from '../rules.ts';
import { campaignOf } from './campaign.ts';
import { eligibilityQuery, lastDonationQuery, progressQuery } from './queries.ts';

export async function loadCampaign({ api, data, tokens }: PortalContext): Promise<void> {
  const [client, campaign] = await Promise.all([data(), campaignOf(api)]);
  const forPerson = tokens.isSignedIn()
    ? [client.prefetchQuery(eligibilityQuery(api, campaign)), client.prefetchQuery(lastDonationQuery(api, campaign))]
    : [];
  await Promise.all([client.prefetchQuery(progressQuery(api, campaign)), ...forPerson]);
}

/** Without a donation there is no receipt. */
export async function loadThanks({ api, data }: PortalContext): Promise<void> {
  const [client, campaign] = await Promise.all([data(), campaignOf(api)]);
  const { donation } = await client.fetchQuery(lastDonationQuery(api, campaign));
  if (!donation) throw redirect({ to: campaignAddress('donation') });
}
