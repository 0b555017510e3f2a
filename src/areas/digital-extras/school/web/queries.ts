import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { enlightenmentCode } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function enlightenmentQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'enlightenment'],
    queryFn: ({ signal }) => api.call(enlightenmentCode, { params: { msisdn }, signal }),
  });
}
