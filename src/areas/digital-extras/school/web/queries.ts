import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { schoolCode } from '../contract.ts';
import { extrasKey } from '../../web/queries.ts';

export function schoolCodeQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: [...extrasKey(msisdn), 'school-code'],
    queryFn: ({ signal }) => api.call(schoolCode, { params: { msisdn }, signal }),
  });
}
