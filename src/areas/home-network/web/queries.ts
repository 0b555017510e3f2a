import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { getWifiProperties, type HomeNetwork } from '../contract.ts';

/** Poll intervals while a change is pending; longer for a router that is off. */
const lookAgainMs = { accepted: 2000, queued: 30_000, restarting: 10_000 };

export function homeKey(msisdn: string) {
  return ['home-network', msisdn] as const;
}

export function homeQuery(api: ReadClient, msisdn: string) {
  return queryOptions({
    queryKey: homeKey(msisdn),
    queryFn: ({ signal }) => api.call(getWifiProperties, { query: { msisdn }, signal }),
    staleTime: 15_000,
    refetchInterval: ({ state }) => intervalOf(state.data),
  });
}

function intervalOf(data: HomeNetwork | undefined): number | false {
  const states = data?.Devices.flatMap(({ Requests }) => Requests.map(({ State }) => State)) ?? [];
  if (states.includes('queued')) return lookAgainMs.queued;
  if (states.includes('accepted')) return lookAgainMs.accepted;
  return data?.Devices.some(({ IsRestarting }) => IsRestarting) ? lookAgainMs.restarting : false;
}
