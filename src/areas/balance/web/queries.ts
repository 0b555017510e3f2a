import { queryOptions } from '@tanstack/react-query';
import { listCards } from '#areas/profile/contract.ts';
import type { Language } from '#platform/languages.ts';
import { balanceKey, cardsKey } from '#platform/web/api/query-keys.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { readBalance } from '../contract.ts';
import { isTopUpOpen } from '../rules.ts';
import { listTopUps, readTopUp, topUpOffers } from '../top-up-contract.ts';

/** What changes with the state of a top-up, besides the top-up itself. */
export const toppedUpKeys = ['number', 'top-ups', 'offers', 'available'].map((part) => [...balanceKey, part]);

export function balanceQuery(api: ReadClient, msisdn: string, language: Language) {
  return queryOptions({
    queryKey: [...balanceKey, 'number', msisdn, language],
    queryFn: ({ signal }) => api.call(readBalance, { params: { msisdn }, signal }),
    staleTime: 15_000,
    retry: false,
  });
}

export function offersQuery(api: ReadClient) {
  return queryOptions({
    queryKey: [...balanceKey, 'offers'],
    queryFn: ({ signal }) => api.call(topUpOffers, { signal }),
    staleTime: 15_000,
  });
}

export function topUpsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: [...balanceKey, 'top-ups'],
    queryFn: ({ signal }) => api.call(listTopUps, { signal }),
    staleTime: 15_000,
  });
}

/** The server asks the bank and the operator's system with every request, until the outcome is known. */
export function topUpQuery(api: ReadClient, topUpId: string) {
  return queryOptions({
    queryKey: [...balanceKey, 'top-up', topUpId],
    queryFn: ({ signal }) => api.call(readTopUp, { params: { topUpId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isTopUpOpen(data.state) ? 3_000 : false),
  });
}

export function savedCardsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: cardsKey,
    queryFn: ({ signal }) => api.call(listCards, { signal }),
    staleTime: 15_000,
  });
}
