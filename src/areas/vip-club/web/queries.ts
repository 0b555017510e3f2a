// The queries of the club. Taking a voucher is never a query, because queries are repeated and prefetched.

import { queryOptions } from '@tanstack/react-query';
import { accountInformation } from '#areas/sign-in/contract.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { vipClub } from '../contract.ts';

export const clubKey = (pid: string) => ['vip-club', pid];

export function clubQuery(api: ReadClient, pid: string) {
  return queryOptions({
    queryKey: clubKey(pid),
    queryFn: ({ signal }) => api.call(vipClub, { params: { pid }, signal }),
    staleTime: 15_000,
  });
}

export function pidsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['vip-club', 'pids'],
    queryFn: async ({ signal }) => (await api.call(accountInformation, { signal })).pids,
    staleTime: 60_000,
  });
}
