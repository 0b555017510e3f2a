import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { donationExtraEligibility } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function donationQuery(api: ApiClient, language: Language, msisdn: string, useFreeSlot: boolean) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'donation', useFreeSlot, language],
    queryFn: ({ signal }) => api.call(donationExtraEligibility, { params: { msisdn }, query: { useFreeSlot }, signal }),
  });
}
