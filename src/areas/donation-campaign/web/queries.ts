import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { campaignEligibility, campaignProgress, lastDonation } from '../contract.ts';

/** The prefix of all query keys of the campaign, so that a donation invalidates them together. */
export const donationKey = ['donation'] as const;

export function progressQuery(api: ReadClient, campaign: string) {
  return queryOptions({
    queryKey: [...donationKey, 'progress', campaign],
    queryFn: ({ signal }) => api.call(campaignProgress, { query: { campaign }, signal }),
    staleTime: 15_000,
  });
}

export function eligibilityQuery(api: ReadClient, campaign: string) {
  return queryOptions({
    queryKey: [...donationKey, 'eligibility', campaign],
    queryFn: ({ signal }) => api.call(campaignEligibility, { query: { campaign }, signal }),
    staleTime: 15_000,
  });
}

export function lastDonationQuery(api: ReadClient, campaign: string) {
  return queryOptions({
    queryKey: [...donationKey, 'last', campaign],
    queryFn: ({ signal }) => api.call(lastDonation, { query: { campaign }, signal }),
    staleTime: 15_000,
  });
}
