import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { homeKey, servicesKey, ownerKey } from '#platform/web/api/query-keys.ts';
import { customerServices, homeOverview, serviceOwnerName } from '../contract.ts';

export function overviewQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...homeKey, language],
    queryFn: ({ signal }) => api.call(homeOverview, { signal }),
    staleTime: 15_000,
  });
}

export function servicesQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: servicesKey(language),
    queryFn: ({ signal }) => api.call(customerServices, { signal }),
    staleTime: 60_000,
  });
}

export function ownerQuery(api: ReadClient, serviceId: string) {
  return queryOptions({
    queryKey: ownerKey(serviceId),
    queryFn: ({ signal }) => api.call(serviceOwnerName, { query: { serviceId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
