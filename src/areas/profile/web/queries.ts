// The queries of the profile screens.

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { securityCodeEntries } from '#areas/security-code/contract.ts';
import { signInHistory } from '#areas/sign-in/contract.ts';
import { profileKey, addressesKey, cardsKey, securityCodeKey } from '#platform/web/api/query-keys.ts';
import { profileAccount } from '../account/contract.ts';
import { lastCardChange } from '../cards/contract.ts';
import { listAddresses, listCards } from '../contract.ts';
import { contractDetails } from '../account/contract.ts';
import { exportState } from '../export/contract.ts';
import { listNotificationTypes, notificationSettings } from '../notifications/contract.ts';
import { listRecurrentPayments } from '../payments/contract.ts';

const fresh = { staleTime: 15_000 };

export const accountKey = [...profileKey, 'account'] as const;
export const paymentsKey = [...profileKey, 'payments'] as const;
export const notificationsKey = [...profileKey, 'notifications'] as const;

export const exportKey = [...profileKey, 'export'] as const;
export const sessionsKey = ['sessions'] as const;
export const paymentPageKey = (transactionId: string) => ['payment-page', transactionId] as const;
export const placesKey = (place: readonly unknown[], typed: string) =>
  [...profileKey, 'places', ...place, typed] as const;

export function exportQuery(api: ReadClient) {
  return queryOptions({
    queryKey: exportKey,
    queryFn: ({ signal }) => api.call(exportState, { signal }),
    // Polls while the export is being created.
    refetchInterval: ({ state }) => (state.data?.asked_at && !state.data.ready_at ? 3000 : false),
  });
}

export function signInsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: ['sign-ins'],
    queryFn: ({ signal }) => api.call(signInHistory, { signal }),
  });
}

/** The state of the security code of each pid. */
export function securityCodesQuery(api: ReadClient) {
  return queryOptions({
    queryKey: securityCodeKey,
    queryFn: ({ signal }) => api.call(securityCodeEntries, { signal }),
  });
}

export function profileAccountQuery(api: ReadClient) {
  return queryOptions({
    ...fresh,
    queryKey: accountKey,
    queryFn: ({ signal }) => api.call(profileAccount, { signal }),
  });
}

export function addressesQuery(api: ReadClient) {
  return queryOptions({
    ...fresh,
    queryKey: addressesKey,
    queryFn: ({ signal }) => api.call(listAddresses, { signal }),
  });
}

export function cardsQuery(api: ReadClient) {
  return queryOptions({ ...fresh, queryKey: cardsKey, queryFn: ({ signal }) => api.call(listCards, { signal }) });
}

export function paymentsQuery(api: ReadClient, language: Language) {
  return queryOptions({
    ...fresh,
    queryKey: [...paymentsKey, language],
    queryFn: ({ signal }) => api.call(listRecurrentPayments, { signal }),
  });
}

export function notificationsQuery(api: ReadClient, language: Language) {
  return queryOptions({
    ...fresh,
    queryKey: [...notificationsKey, language],
    queryFn: ({ signal }) => api.call(listNotificationTypes, { signal }),
  });
}

export function notificationSettingsQuery(api: ReadClient) {
  return queryOptions({
    ...fresh,
    queryKey: [...notificationsKey, 'settings'],
    queryFn: ({ signal }) => api.call(notificationSettings, { signal }),
  });
}

export function contractQuery(api: ReadClient, language: Language, contractId: string) {
  return queryOptions({
    ...fresh,
    queryKey: [...profileKey, 'contract', contractId, language],
    queryFn: ({ signal }) => api.call(contractDetails, { params: { contractId }, signal }),
  });
}

/** Polls until the bank has answered; each request makes the portal ask the bank. */
export function lastChangeQuery(api: ReadClient, isAsked: boolean) {
  return queryOptions({
    queryKey: [...profileKey, 'last-change'],
    queryFn: ({ signal }) => api.call(lastCardChange, { signal }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? 3_000 : false),
  });
}
