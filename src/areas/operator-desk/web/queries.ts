import { queryOptions } from '@tanstack/react-query';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { whoIsAtDesk } from '../entrance/contract.ts';

export const deskOperatorQuery = (api: ReadClient) =>
  queryOptions({ queryKey: ['who'], queryFn: ({ signal }) => api.call(whoIsAtDesk, { signal }) });
