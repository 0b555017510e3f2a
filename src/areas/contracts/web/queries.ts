import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { contractsOverview, readWithdrawal, type Withdrawal } from '../contract.ts';

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

function isOpen(withdrawal: Withdrawal | null): boolean {
  return withdrawal !== null && (withdrawal.state === 'ending' || ['due', 'sent'].includes(withdrawal.refund_state));
}
