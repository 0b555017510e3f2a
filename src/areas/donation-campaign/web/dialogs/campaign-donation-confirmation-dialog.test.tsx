import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { readBalance } from '#areas/balance/contract.ts';
import { priceOf } from '#platform/money.ts';
import { shellBg } from '#platform/texts/shell.bg.ts';
import { readPurchaseStep } from '#platform/web/balance/purchase-step.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { donate } from '../../contract.ts';
import { donationBg } from '../../texts/bg.ts';
import { CampaignDonationConfirmationDialog } from './campaign-donation-confirmation-dialog.tsx';

const navigate = vi.fn();
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ navigate, state: { location: { pathname: '/campaigns/donation', search: {} } } }),
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  navigate.mockClear();
});

const msisdn = '359888100201';
const gift = {
  campaign: 'donation-1',
  amount: 5,
  msisdn,
  isPrepaid: true,
  accepted: true,
  unitCents: 200,
  today: '2026-11-17',
  idempotencyKey: 'k-1',
};

function draw(availableCents: number, isPrepaid = true) {
  const call = vi.fn((endpoint: unknown): Promise<unknown> =>
    endpoint === readBalance ? Promise.resolve({ available: priceOf(availableCents) }) : new Promise(() => {}),
  );
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <CampaignDonationConfirmationDialog {...gift} isPrepaid={isPrepaid} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: { donation: donationBg, shell: shellBg } },
  );
  return (endpoint: unknown) => call.mock.calls.filter(([called]) => called === endpoint).length;
}

it('a donation that the balance covers says what is left after it [BA-009]', async () => {
  const calls = draw(740);
  expect((await screen.findByRole('status')).textContent).toMatch(/имаш 7,40.*ще останат 2,40/s);
  await userEvent.click(screen.getByRole('button', { name: /^Дари 5\sEUR/ }));
  expect(calls(donate)).toBe(1);
});

it('a donation that it does not cover says what is missing, sends nothing and leads to a top-up [BA-009]', async () => {
  const calls = draw(340);
  expect((await screen.findByRole('status')).textContent).toMatch(/Не достигат 1,60/);
  await userEvent.click(screen.getByRole('button', { name: 'Зареди баланса' }));
  expect(calls(donate)).toBe(0);
  expect(navigate).toHaveBeenCalledWith({ to: '/balance', search: { msisdn, missing: '160' } });
  expect(readPurchaseStep(msisdn)).toMatchObject({
    path: '/campaigns/donation',
    dialog: 'donation-campaign.CampaignDonationConfirmation',
    props: { amount: 5, msisdn },
  });
});

it('a donation of a number with bills reads no balance [BA-009]', () => {
  expect(draw(0, false)(readBalance)).toBe(0);
  expect(screen.getByRole('button', { name: /^Дари 5\sEUR/ })).toBeTruthy();
});
