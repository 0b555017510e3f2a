import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { homeKey, profileKey, esigningKey, esigningStatusKey } from '#platform/web/api/query-keys.ts';
import { esigningStatus } from '../contract.ts';

export const documentsKey = [...esigningKey, 'documents'];

export function statusQuery(api: ReadClient) {
  return queryOptions({ queryKey: esigningStatusKey, queryFn: ({ signal }) => api.call(esigningStatus, { signal }) });
}

/** Invalidated after a change of signing: its own data, home and the profile. */
export const signingKeys = [homeKey, profileKey, esigningStatusKey, documentsKey] as const;
