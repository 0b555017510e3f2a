// What the extras screens and dialogs read. Everything of one number begins with the same key, so that one change
// makes all of it be read anew.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { eligibility, swapEligibility, type Eligibility } from '../contract.ts';
import { donationEligibility } from '../donation-contract.ts';
import { enlightenmentCode, insuranceDetails } from '../partner-contract.ts';
import { familyEligibility } from '../streaming-contract.ts';
import { isUnderWay } from '../lists.ts';

/** While something is on its way the list is read again and again, until it has arrived. */
const pollMs = 2000;

export function extrasKey(msisdn: string) {
  return ['extras', msisdn] as const;
}

export function eligibilityQuery(api: ApiClient, language: Language, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'eligibility', language],
    queryFn: ({ signal }) => api.call(eligibility, { params: { msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data && everyExtra(state.data).some(isUnderWay) ? pollMs : false),
  });
}

export function everyExtra(data: Eligibility) {
  return [...data.data.tariff_extras, ...data.swappable_addons, ...data.streaming_addons];
}

export function swapEligibilityQuery(api: ApiClient, language: Language, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'swap', code, language],
    queryFn: ({ signal }) => api.call(swapEligibility, { params: { msisdn }, query: { code }, signal }),
  });
}

export function familyQuery(api: ApiClient, language: Language, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'family', code, language],
    queryFn: ({ signal }) => api.call(familyEligibility, { params: { msisdn }, query: { code }, signal }),
  });
}

export function donationQuery(api: ApiClient, language: Language, msisdn: string, useFreeSlot: boolean) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'donation', useFreeSlot, language],
    queryFn: ({ signal }) => api.call(donationEligibility, { params: { msisdn }, query: { useFreeSlot }, signal }),
  });
}

/** Refused while the insurance is being deactivated; then nothing of it is kept. */
export function insuranceQuery(api: ApiClient, msisdn: string, extraCode: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'insurance', extraCode],
    queryFn: ({ signal }) => api.call(insuranceDetails, { query: { serviceId: msisdn, extraCode }, signal }),
    retry: false,
    gcTime: 0,
  });
}

export function enlightenmentQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'enlightenment'],
    queryFn: ({ signal }) => api.call(enlightenmentCode, { params: { msisdn }, signal }),
  });
}
