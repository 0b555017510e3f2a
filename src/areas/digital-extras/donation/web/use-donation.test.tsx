import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import { ApiContext } from '#platform/web/api/api-context.ts';
import type { Extra } from '../../contract-parts.ts';
import type { DonationFlow } from '../../web/flow.ts';
import { useDonation } from './use-donation.ts';

afterEach(cleanup);

const flow: DonationFlow = {
  msisdn: '359888100101',
  section: 'select-services',
  verificationType: 'None',
  today: '2026-11-15',
  extra: { code: '20040' } as Extra,
  groupType: 'DonationNature',
  cause: 'Нова гора',
  amount: 7,
  useFreeSlot: false,
};

async function callsOf(donation: DonationFlow): Promise<string[]> {
  const calls: string[] = [];
  const call = ({ name }: { name: string }) => {
    calls.push(name);
    return Promise.resolve();
  };
  const around = ({ children }: { children: ReactNode }) => (
    <ApiContext value={{ call } as unknown as ApiClient}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </ApiContext>
  );
  await renderHook(() => useDonation(), { wrapper: around }).result.current(donation);
  return calls;
}

it('a donation that was about to end is changed, and then its end is called off [EX-110]', async () => {
  expect(await callsOf({ ...flow, keepsEnding: true })).toEqual(['activateDonationExtra', 'cancelDeactivation']);
});

it('one that runs on is changed alone', async () => {
  expect(await callsOf(flow)).toEqual(['activateDonationExtra']);
});
