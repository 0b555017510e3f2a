// What the extras screens and dialogs read. Everything of one number begins with the same key, so that one change
// makes all of it be read anew.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { eligibility, swapEligibility, type Eligibility } from '../contract.ts';
import { donationEligibility } from '../donation-contract.ts';
import { enlightenmentCode, insuranceDetails } from '../partner-contract.ts';
import { familyEligibility, streamingStatus } from '../streaming-contract.ts';
import { homeAssistancePolicy, policyDocument } from '../home-assistance-contract.ts';
import { isUnderWay } from '../lists.ts';
import { pollPause } from '../poll-pause.ts';
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

/** Refused while the insurance is being deactivated; then nothing that was known of the policy is kept. */
export function insuranceQuery(api: ApiClient, msisdn: string, extraCode: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'insurance', extraCode],
    queryFn: ({ signal }) =>
      api.call(insuranceDetails, { query: { serviceId: msisdn, extraCode }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'EC_Deactivation_In_Process') return null;
        throw error;
      }),
  });
}

export function streamingQuery(api: ApiClient, msisdn: string, code: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'streaming', code],
    queryFn: ({ signal }) => api.call(streamingStatus, { params: { msisdn }, query: { code }, signal }),
  });
}

/** The policy of home assistance with its document, which exists once the insurer has confirmed it. */
export function assistanceQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'assistance'],
    queryFn: async ({ signal }) => {
      const policy = await api.call(homeAssistancePolicy, { query: { msisdn }, signal });
      if (policy.status !== 'Active') return { policy, documentId: null };
      const document = await api.call(policyDocument, { query: { policyNumber: policy.policy_number }, signal });
      return { policy, documentId: document.document_id };
    },
  });
}

export function enlightenmentQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'enlightenment'],
    queryFn: ({ signal }) => api.call(enlightenmentCode, { params: { msisdn }, signal }),
  });
}
