import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { PurchaseKindName } from '#platform/purchases.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { uniqueId, uniqueIdHeaders } from '#platform/web/number-proof/unique-id.ts';
import { contractsOverview, readOpenWithdrawal, readWithdrawal, type Withdrawal } from '../contract.ts';

/** The prefix of everything that a withdrawal changes. */
export const contractsKey = ['contracts'] as const;

/** While a withdrawal is carried out. */
const pollMs = 5000;

export function overviewQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...contractsKey, 'overview', language],
    queryFn: ({ signal }) => api.call(contractsOverview, { signal }),
    staleTime: 15_000,
    refetchInterval: ({ state: { data } }) =>
      data?.purchases.some((each) => isOpen(each.withdrawal)) ? pollMs : false,
  });
}

export function withdrawalQuery(api: ReadClient, purchaseId: string, language: Language) {
  return queryOptions({
    queryKey: [...contractsKey, 'withdrawal', purchaseId, language],
    queryFn: ({ signal }) => api.call(readWithdrawal, { params: { purchaseId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOpen(data?.purchase.withdrawal ?? null) ? pollMs : false),
  });
}

/** Of what the proved number bought without sign-in. */
export function openWithdrawalQuery(api: ReadClient, kind: PurchaseKindName, language: Language) {
  return queryOptions({
    queryKey: [...contractsKey, 'open', kind, uniqueId(), language],
    // The proof of the number happens on another page.
    gcTime: 0,
    queryFn: ({ signal }) => readOpen(api, kind, signal),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      typeof data === 'object' && isOpen(data.purchase.withdrawal) ? pollMs : false,
  });
}

async function readOpen(api: ReadClient, kind: PurchaseKindName, signal: AbortSignal) {
  try {
    return await api.call(readOpenWithdrawal, { query: { kind }, headers: uniqueIdHeaders(), signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'EC_Verification_Failed') return 'not-proved' as const;
    if (error instanceof ApiError && error.code === 'EC_Not_Found') return 'not-bought' as const;
    throw error;
  }
}

function isOpen(withdrawal: Withdrawal | null): boolean {
  return withdrawal !== null && (withdrawal.state === 'ending' || ['due', 'sent'].includes(withdrawal.refund_state));
}
