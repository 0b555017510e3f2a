import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { load, type PortalContext } from './portal-context.ts';

it('a screen gets its data when the screen that requested it first leaves meanwhile', async () => {
  const client = new QueryClient();
  let asked = 0;
  const answer = Promise.withResolvers<string>();
  const query = queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => {
      asked += 1;
      return asked === 1 ? abortedWith(signal) : answer.promise;
    },
  });
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  const loaded = load({ data: () => Promise.resolve(client) } as PortalContext, query);
  await Promise.resolve();
  leave();
  answer.resolve('what waits');
  await loaded;
  expect(client.getQueryData(query.queryKey)).toBe('what waits');
  expect(asked).toBe(2);
});

it('a screen gets its refusal', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query = queryOptions({ queryKey: ['refused'], queryFn: () => Promise.reject(new Error('no')) });
  await expect(load({ data: () => Promise.resolve(client) } as PortalContext, query)).rejects.toThrow('no');
});

function abortedWith(signal: AbortSignal): Promise<string> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });
}
