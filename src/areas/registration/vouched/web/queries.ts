import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { readVouchedProfile } from '../contract.ts';

export const vouchedProfileQuery = (api: ReadClient, token: string) =>
  queryOptions({
    queryKey: ['vouched-profile', token],
    queryFn: ({ signal }) => api.call(readVouchedProfile, { headers: { 'registration-token': token }, signal }),
    // A finished registration must not be read again.
    staleTime: Infinity,
    retry: false,
  });
