import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listCards } from '#areas/profile/contract.ts';
import type { Language } from '#platform/languages.ts';
import { cardsKey } from '#platform/web/api/query-keys.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { billLines, listBills, readBill } from '../contract.ts';
import { listBillPayments, readBillPayment } from '../payment-contract.ts';

/** The prefix of everything that a payment changes. */
export const billsKey = ['bills'] as const;
/** What changes with the state of a payment, besides the payment itself. */
export const paidKeys = ['list', 'bill', 'payments'].map((part) => [...billsKey, part]);

export function billsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: [...billsKey, 'list'],
    queryFn: ({ signal }) => api.call(listBills, { query: {}, signal }),
    staleTime: 15_000,
  });
}

export function billQuery(api: ReadClient, billId: string, language: Language) {
  return queryOptions({
    queryKey: [...billsKey, 'bill', billId, language],
    queryFn: ({ signal }) => api.call(readBill, { params: { billId }, signal }),
    staleTime: 15_000,
  });
}

/** The lines after those of the bill itself. */
export function linesQuery(api: ReadClient, billId: string, language: Language, firstAfter: number) {
  return infiniteQueryOptions({
    queryKey: [...billsKey, 'lines', billId, language],
    queryFn: ({ signal, pageParam }) =>
      api.call(billLines, { params: { billId }, query: { after: String(pageParam) }, signal }),
    initialPageParam: firstAfter,
    getNextPageParam: (page) => page.at(-1)?.line_no,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function paymentsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: [...billsKey, 'payments'],
    queryFn: ({ signal }) => api.call(listBillPayments, { signal }),
    staleTime: 15_000,
  });
}

/** The server asks the bank with every request, until the outcome is known. */
export function paymentQuery(api: ReadClient, paymentId: string) {
  return queryOptions({
    queryKey: [...billsKey, 'payment', paymentId],
    queryFn: ({ signal }) => api.call(readBillPayment, { params: { paymentId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'at-bank' || data?.state === 'charging' ? 3_000 : false),
  });
}

export function savedCardsQuery(api: ReadClient) {
  return queryOptions({
    queryKey: cardsKey,
    queryFn: ({ signal }) => api.call(listCards, { signal }),
    staleTime: 15_000,
  });
}
