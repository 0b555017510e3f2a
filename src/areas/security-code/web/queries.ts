import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { securityCodeKey } from '#platform/web/api/query-keys.ts';
import { securityCodeEntries } from '../contract.ts';

export function securityCodesQuery(api: ReadClient) {
  return queryOptions({
    queryKey: securityCodeKey,
    queryFn: ({ signal }) => api.call(securityCodeEntries, { signal }),
  });
}
