import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { donationExtraEligibility } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function donationQuery(api: ReadClient, language: Language, msisdn: string, useFreeSlot: boolean) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'donation', useFreeSlot, language],
    queryFn: ({ signal }) => api.call(donationExtraEligibility, { params: { msisdn }, query: { useFreeSlot }, signal }),
  });
}
