import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { recognise } from '#platform/web/number-proof/recognise.ts';
import { provedNumber, uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { decryptSource, verifiedPartners } from '../contract.ts';
import { afterDecrypt, type PartnerState } from '../rules.ts';

export type PartnerVisitState = {
  state: PartnerState;
  /** The host of the partner, and the page to return to. */
  site: string;
  address: string;
  recognised: string | null;
  /** Recognised now, or proved by a code within the hour. */
  msisdn: string | null;
};

export type ArrivalValues = { source: string; time: string; encryptionKeyName: string };

/** Who sent the user, and whether the network recognises the number. A refused value is an answer, not an error. */
export function arrivalQuery(api: ReadClient, values: ArrivalValues) {
  return queryOptions({
    queryKey: ['partner', 'arrival', values],
    queryFn: () => readArrival(api, values),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const refused: PartnerVisitState = { state: afterDecrypt(null), site: '', address: '', recognised: null, msisdn: null };

async function readArrival(api: ReadClient, query: ArrivalValues): Promise<PartnerVisitState> {
  if (!query.source || !query.time || !query.encryptionKeyName) return refused;
  try {
    const answer = await api.call(decryptSource, { query, headers: uniqueIdHeaders() });
    const { decrypted_source: source, site, site_address: address } = answer;
    const { msisdn: recognised } = await recognise(api, source);
    return { state: afterDecrypt(source), site, address, recognised, msisdn: recognised ?? provedNumber(source) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return refused;
    throw error;
  }
}

export const partnersKey = ['partner', 'list'] as const;

export const demoArrivalKey = (source: string, msisdn: string) => ['demo-partner', source, msisdn] as const;
export const demoConsentKey = (source: string, msisdn: string) => ['demo-partner', 'consent', source, msisdn] as const;

export function partnersQuery(api: ReadClient) {
  return queryOptions({
    queryKey: partnersKey,
    queryFn: ({ signal }) => api.call(verifiedPartners, { signal }),
    staleTime: 15_000,
  });
}
