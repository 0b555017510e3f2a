import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { insuranceDetails } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

/** While the insurance is being deactivated the call is refused; a cached policy is discarded then. */
export function insuranceQuery(api: ReadClient, msisdn: string, extraCode: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'insurance', extraCode],
    queryFn: ({ signal }) =>
      api.call(insuranceDetails, { query: { serviceId: msisdn, extraCode }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'EC_Deactivation_In_Process') return null;
        throw error;
      }),
  });
}
