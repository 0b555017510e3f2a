import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { insuranceDetails } from '../contract.ts';
import type { Extra } from '../../contract-parts.ts';
import { extrasKey } from '../../web/queries.ts';

/**
 * While the insurance is being deactivated the call is refused, so it is not sent if the extra shows it. A cached
 * policy is discarded then.
 */
export function insuranceQuery(api: ReadClient, msisdn: string, { code, status }: Pick<Extra, 'code' | 'status'>) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'insurance', code, status],
    queryFn: async ({ signal }) => {
      if (status === 'WaitingForDeactivation') return null;
      return api.call(insuranceDetails, { query: { serviceId: msisdn, extraCode: code }, signal }).catch(nullIfEnding);
    },
  });
}

function nullIfEnding(error: unknown): null {
  if (error instanceof ApiError && error.code === 'EC_Deactivation_In_Process') return null;
  throw error;
}
