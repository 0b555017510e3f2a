// The queries of the roaming screen and its dialogs. All keys of one number share a prefix, so that one change
// invalidates them together.

import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage, type Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { pollInterval } from '#platform/web/poll-interval.ts';
import { eligibleRoaming, roamingCountries, roamingCountry, type Roaming } from '../contract.ts';
import { creditLimit, drtLimit, postpaidDetails, type DrtDetails } from '../contract-limits.ts';

export const roamingKey = (msisdn: string) => ['roaming', msisdn] as const;

export function roamingQuery(api: ReadClient, language: Language, msisdn: string) {
  const query = { showTariffChangeWarning: 'true', ...(language !== defaultLanguage && { ln: language }) } as const;
  return queryOptions({
    queryKey: [...roamingKey(msisdn), 'eligible', language],
    queryFn: ({ signal }) => api.call(eligibleRoaming, { params: { msisdn }, query, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data ? pauseFor(msisdn, state.data) : false),
  });
}

/** Another pending request of the number blocks changes here too. */
function pauseFor(msisdn: string, { roaming_plans, has_request }: Roaming): number | false {
  const pending = roaming_plans.filter((plan) => plan.pending !== null).map(({ plan_id }) => plan_id);
  return pollInterval(`roaming ${msisdn}`, has_request ? ['request', ...pending] : pending);
}

export function detailsQuery(api: ReadClient, language: Language, msisdn: string) {
  return queryOptions({
    queryKey: [...roamingKey(msisdn), 'details', language],
    queryFn: ({ signal }) => api.call(postpaidDetails, { query: { msisdn }, signal }),
    staleTime: 60_000,
  });
}

/** The same for all users, and rarely changed. */
export function countriesQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['roaming-countries'],
    queryFn: ({ signal }) => api.call(roamingCountries, { signal }),
    staleTime: 3_600_000,
  });
}

export function countryQuery(api: ReadClient, language: Language, msisdn: string, countryId: string) {
  return queryOptions({
    queryKey: [...roamingKey(msisdn), 'country', countryId, language],
    queryFn: ({ signal }) => api.call(roamingCountry, { params: { msisdn, countryId }, signal }),
    staleTime: 60_000,
  });
}

export function drtQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: [...roamingKey(msisdn), 'drt'],
    queryFn: async ({ signal }) => (await api.call(drtLimit, { params: { msisdn }, signal })).drt_limit_details,
    staleTime: 15_000,
  });
}

/** Read only for a number that has a credit limit: for others the call is refused. */
export function creditQuery(api: ReadClient, msisdn: string, drt?: DrtDetails) {
  return queryOptions({
    enabled: drt?.has_credit_limit === true,
    queryKey: [...roamingKey(msisdn), 'credit'],
    queryFn: ({ signal }) => api.call(creditLimit, { params: { msisdn }, signal }),
    staleTime: 15_000,
  });
}
