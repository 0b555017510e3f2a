// What the donation screens load before they are drawn.

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

/** Whoever has given nothing has no receipt to see. */
export async function loadThanks({ api, data }: PortalContext): Promise<void> {
  const [client, campaign] = await Promise.all([data(), campaignOf(api)]);
  const { donation } = await client.fetchQuery(lastDonationQuery(api, campaign));
  if (!donation) throw redirect({ to: campaignAddress('donation') });
}
