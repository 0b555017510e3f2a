// The queries of the extras screens and dialogs. All keys of one number share a prefix, so that one change invalidates
// them together.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { pollInterval } from '#platform/web/poll-interval.ts';
import { msisdnInformation } from '#areas/home/contract.ts';
import { extrasEligibility, swapEligibility, type Eligibility } from '../contract.ts';
import { isUnderWay } from '../lists.ts';
import { everyExtra } from '../states.ts';

export function extrasKey(msisdn: string) {
  return ['extras', msisdn] as const;
}

export function eligibilityQuery(api: ReadClient, language: Language, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'eligibility', language],
    queryFn: ({ signal }) => api.call(extrasEligibility, { params: { msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data ? pauseFor(msisdn, state.data) : false),
  });
}

function pauseFor(msisdn: string, data: Eligibility): number | false {
  const underWay = everyExtra(data).filter(isUnderWay);
  return pollInterval(
    `extras ${msisdn}`,
    underWay.map(({ code }) => code),
  );
}

export function swapEligibilityQuery(api: ReadClient, language: Language, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'swap', code, language],
    queryFn: ({ signal }) => api.call(swapEligibility, { params: { msisdn }, query: { code }, signal }),
  });
}

export function numbersQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['numbers'],
    queryFn: ({ signal }) => api.call(msisdnInformation, { signal }),
    staleTime: 60_000,
  });
}
