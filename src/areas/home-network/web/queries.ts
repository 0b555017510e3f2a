import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { getWifiProperties, type Device, type HomeNetwork } from '../contract.ts';

/** Poll intervals while something changes; longer for a router that is off. */
const lookAgainMs = { accepted: 2000, queued: 30_000, restarting: 10_000, ending: 30_000 };

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
  if (data?.Devices.some(({ IsRestarting }) => IsRestarting)) return lookAgainMs.restarting;
  return data?.Devices.some(hasEnd) ? lookAgainMs.ending : false;
}

/** A guest network or a pause that ends by itself must not be shown after its time. */
function hasEnd({ Guest, HomeDevices }: Device): boolean {
  return Boolean(Guest?.EndsAt ?? Guest?.IsEnding) || HomeDevices.some(({ Internet }) => Internet === 'paused');
}
