import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { securityCodeEntries, securityCodeKey } from '../contract.ts';

export function securityCodesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: securityCodeKey,
    queryFn: ({ signal }) => api.call(securityCodeEntries, { signal }),
  });
}
