import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import {
  addToAllowList,
  addToBlockList,
  allowList,
  blockList,
  protectionEvents,
  protectionStats,
  protectionStatus,
  removeFromAllowList,
  removeFromBlockList,
} from '../contract.ts';
import type { ListName } from '../rules.ts';
import { checkSite, protectionAllowances } from '../sites/contract.ts';
import { protectionSchedule } from '../times/contract.ts';

export const listCalls = {
  blacklist: { read: blockList, add: addToBlockList, remove: removeFromBlockList },
  whitelist: { read: allowList, add: addToAllowList, remove: removeFromAllowList },
} as const;

export const protectionKey = (msisdn: string) => ['network-protection', msisdn];
export const statusKey = (msisdn: string) => [...protectionKey(msisdn), 'status'];
export const listKey = (msisdn: string, list: ListName) => [...protectionKey(msisdn), list];

export function statusQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: statusKey(msisdn),
    queryFn: ({ signal }) => api.call(protectionStatus, { params: { msisdn }, signal }),
    staleTime: 15_000,
  });
}

export function statsQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: [...protectionKey(msisdn), 'stats'],
    queryFn: ({ signal }) => api.call(protectionStats, { query: { deviceId: msisdn, days: '30' }, signal }),
    staleTime: 60_000,
  });
}

export function eventsQuery(api: ReadClient, msisdn: string) {
  const query = { clientIp: '*', deviceId: msisdn, days: '30', sort: 'desc' } as const;
  return queryOptions({
    queryKey: [...protectionKey(msisdn), 'events'],
    queryFn: ({ signal }) => api.call(protectionEvents, { query, signal }),
    staleTime: 60_000,
  });
}

export function listQuery(api: ReadClient, msisdn: string, list: ListName) {
  return queryOptions({
    queryKey: listKey(msisdn, list),
    queryFn: async ({ signal }) => {
      const domains = await api.call(listCalls[list].read, { params: { id: msisdn }, signal });
      return domains.map(({ domain }) => domain);
    },
    staleTime: 60_000,
  });
}

export const allowancesKey = (msisdn: string) => [...protectionKey(msisdn), 'allowances'];
export const scheduleKey = (msisdn: string) => [...protectionKey(msisdn), 'schedule'];
export const checksKey = (msisdn: string) => [...protectionKey(msisdn), 'check'];

/** Times end by themselves, so what is open is read again every half minute. */
const lookAgainMs = 30_000;

export function allowancesQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: allowancesKey(msisdn),
    queryFn: ({ signal }) => api.call(protectionAllowances, { params: { id: msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => (state.data?.sites.length ? lookAgainMs : false),
  });
}

export function scheduleQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: scheduleKey(msisdn),
    queryFn: ({ signal }) => api.call(protectionSchedule, { params: { id: msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: lookAgainMs,
  });
}

export function siteCheckQuery(api: ReadClient, msisdn: string, domain: string) {
  return queryOptions({
    queryKey: [...checksKey(msisdn), domain],
    queryFn: ({ signal }) => api.call(checkSite, { params: { id: msisdn }, query: { domain }, signal }),
    staleTime: 0,
    // An old answer would tell what was true then.
    gcTime: 0,
  });
}
