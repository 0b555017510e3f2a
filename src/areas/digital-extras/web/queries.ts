// What the extras screens and dialogs read. Everything of one number begins with the same key, so that one change
// makes all of it be read anew.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { eligibility, swapEligibility, type Eligibility } from '../contract.ts';
import { isUnderWay } from '../lists.ts';
import { pollPause } from '#platform/poll-pause.ts';
import { everyExtra } from '../states.ts';

export function extrasKey(msisdn: string) {
  return ['extras', msisdn] as const;
}

export function eligibilityQuery(api: ApiClient, language: Language, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'eligibility', language],
    queryFn: ({ signal }) => api.call(eligibility, { params: { msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data ? pauseBeforeNextLook(msisdn, state.data) : false),
  });
}

/** Since when the same extras of a number have been on their way, as seen on this page. */
const underWay = new Map<string, { codes: string; since: number }>();

function pauseBeforeNextLook(msisdn: string, data: Eligibility): number | false {
  const codes = everyExtra(data)
    .filter(isUnderWay)
    .map(({ code }) => code)
    .join();
  if (codes === '') return false;
  const known = underWay.get(msisdn);
  const watched = known?.codes === codes ? known : { codes, since: Date.now() };
  underWay.set(msisdn, watched);
  return pollPause(Date.now() - watched.since);
}

export function swapEligibilityQuery(api: ApiClient, language: Language, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'swap', code, language],
    queryFn: ({ signal }) => api.call(swapEligibility, { params: { msisdn }, query: { code }, signal }),
  });
}
