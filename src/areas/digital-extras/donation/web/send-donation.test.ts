import { expect, it, vi } from 'vitest';
import type { ApiClient } from '#platform/web/api/api-client.ts';
import * as registry from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Extra } from '../../contract-parts.ts';
import type { DonationFlow } from '../../web/flow.ts';
import { sendDonation } from './send-donation.ts';

const flow: DonationFlow = {
  msisdn: '359888100101',
  section: 'select-services',
  verificationType: 'None',
  isPrepaid: false,
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

it('a donation that is ending is changed, then its deactivation is cancelled [EX-110]', async () => {
  expect(await callsOf({ ...flow, keepsEnding: true })).toEqual(['activateDonationExtra', 'cancelDeactivation']);
});

it('a donation that is not ending is only changed', async () => {
  expect(await callsOf(flow)).toEqual(['activateDonationExtra']);
});

it.each([
  ['donation-kept', 'cancels the end', {}],
  ['donation-ending', 'could not cancel the end', { cancelDeactivation: true }],
])('Success is %s when the change %s [EX-110]', async (kind, _, fails: { cancelDeactivation?: boolean }) => {
  const open = vi.spyOn(registry, 'openDialog').mockImplementation(() => undefined);
  const call = ({ name }: { name: string }) =>
    name === 'cancelDeactivation' && fails.cancelDeactivation ? Promise.reject(new Error()) : Promise.resolve();
  const show = await sendDonation({ ...flow, keepsEnding: true })({ call } as unknown as ApiClient);
  show();
  expect(open).toHaveBeenCalledWith('digital-extras.Success', expect.objectContaining({ kind }));
  open.mockRestore();
});
