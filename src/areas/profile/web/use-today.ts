import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { profileAccountQuery } from './queries.ts';

/** The current day of the portal's clock; empty while loading. */
export function useToday(): string {
  return useQuery(profileAccountQuery(useApi())).data?.today ?? '';
}
