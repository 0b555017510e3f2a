// What this installation is: read once per page.

import { queryOptions } from '@tanstack/react-query';
import { configuration } from '#platform/contract.ts';
import type { ApiClient } from './api/api-client.ts';

export function configurationQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['configuration'],
    queryFn: ({ signal }) => api.call(configuration, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
