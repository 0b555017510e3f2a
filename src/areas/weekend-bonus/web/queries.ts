import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#platform/languages.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { bonusEligibility } from '../contract.ts';

export const bonusKey = ['weekend-bonus'];

export function bonusQuery(api: ReadClient, language: Language) {
  return queryOptions({
    queryKey: [...bonusKey, language],
    queryFn: ({ signal }) => api.call(bonusEligibility, { signal }),
    staleTime: 15_000,
  });
}
