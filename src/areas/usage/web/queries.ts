// The queries of usage. All keys of one number share a prefix, so that one change invalidates them together.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { pollInterval } from '#platform/web/poll-interval.ts';
import { numberUsage, usageDays, usageOfNumbers, type NumberUsage } from '../contract.ts';

export const usageKey = (msisdn: string) => ['usage', msisdn] as const;

/** The server asks for new figures at most once a minute. */
const staleTime = 60_000;

export function usageQuery(api: ReadClient, language: Language, msisdn: string) {
  return queryOptions({
    queryKey: [...usageKey(msisdn), 'number', language],
    queryFn: ({ signal }) => api.call(numberUsage, { params: { msisdn }, signal }),
    staleTime,
    refetchInterval: ({ state }) => (state.data ? pauseFor(state.data) : false),
  });
}

function pauseFor({ msisdn, has_request }: NumberUsage): number | false {
  return pollInterval(`usage ${msisdn}`, has_request ? ['request'] : []);
}

/** Read after the number, whose call asks for new figures. */
export function daysQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: [...usageKey(msisdn), 'days'],
    queryFn: ({ signal }) => api.call(usageDays, { params: { msisdn }, signal }),
    staleTime,
  });
}

export function numbersQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['usage', 'numbers'],
    queryFn: ({ signal }) => api.call(usageOfNumbers, { signal }),
    staleTime,
  });
}
