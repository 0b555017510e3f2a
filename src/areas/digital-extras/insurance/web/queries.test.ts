import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { insuranceQuery } from './queries.ts';

const refusedWith = (refusal: ApiError) => {
  const call = async () => {
    throw refusal;
  };
  const api = { call } as unknown as ApiClient;
  return new QueryClient().fetchQuery(insuranceQuery(api, '359888100101', { code: '20055', status: 'Active' }));
};

it('an insurance that is being deactivated returns no policy and no error [ER-043]', async () => {
  expect(await refusedWith(new ApiError('EC_Deactivation_In_Process', 409, ''))).toBeNull();
});

it('any other refusal is an error', async () => {
  await expect(refusedWith(new ApiError('EC_Already_Inactive', 409, ''))).rejects.toThrow(ApiError);
});

it('the policy of an extra that waits for deactivation is not requested, because the call is refused', async () => {
  const call = vi.fn();
  const extra = { code: '20055', status: 'WaitingForDeactivation' } as const;
  const query = insuranceQuery({ call } as unknown as ApiClient, '359888100101', extra);
  expect(await new QueryClient().fetchQuery(query)).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
