import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '#platform/web/api/api-error.ts';
import type { ReadClient } from '#platform/web/api/read-client.ts';
import { priceQuery } from './queries.ts';

const clientRefusing = (code: 'EC_Not_Found' | 'EC_Try_Later') =>
  ({ call: () => Promise.reject(new ApiError(code, 404, '')) }) as unknown as ReadClient;
const read = (api: ReadClient) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(priceQuery(api));

it('an operator without a music offer has no price, and the screen says so', async () => {
  expect(await read(clientRefusing('EC_Not_Found'))).toBeNull();
});

it('any other failure is reported', async () => {
  await expect(read(clientRefusing('EC_Try_Later'))).rejects.toThrow(ApiError);
});
