import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/web/api/api-context.ts';
import { profileAccountQuery } from './queries.ts';

/** The day by the portal's clock; empty until it is known. */
export function useToday(): string {
  return useQuery(profileAccountQuery(useApi())).data?.today ?? '';
}
