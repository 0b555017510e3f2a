import { expect, it } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import type { Extra } from '../../contract-parts.ts';
import type { DonationFlow } from '../../web/flow.ts';
import { sendDonation } from './send-donation.ts';

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
  await sendDonation(donation)({ call } as unknown as ApiClient);
  return calls;
}

it('a donation that was about to end is changed, and then its end is called off [EX-110]', async () => {
  expect(await callsOf({ ...flow, keepsEnding: true })).toEqual(['activateDonationExtra', 'cancelDeactivation']);
});

it('one that runs on is changed alone', async () => {
  expect(await callsOf(flow)).toEqual(['activateDonationExtra']);
});
