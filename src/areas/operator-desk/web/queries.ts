import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { deskSignInOptions, whoIsAtDesk } from '../entrance/contract.ts';

export const deskOperatorQuery = (api: ReadClient) =>
  queryOptions({ queryKey: ['who'], queryFn: ({ signal }) => api.call(whoIsAtDesk, { signal }) });

export const deskSignInOptionsQuery = (api: ReadClient) =>
  queryOptions({ queryKey: ['sign-in-options'], queryFn: ({ signal }) => api.call(deskSignInOptions, { signal }) });
