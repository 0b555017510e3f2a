import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { schoolCode } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function schoolCodeQuery(api: ApiClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'school-code'],
    queryFn: ({ signal }) => api.call(schoolCode, { params: { msisdn }, signal }),
  });
}
