import { Dialog } from '@base-ui/react/dialog';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listCards } from '#areas/profile/contract.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { payBills } from '../../payment-contract.ts';
import { billsBg } from '../../texts/bg.ts';
import { openBill, textsIn, today } from '../stories/sample.ts';
import { PayBillDialog } from './pay-bill-dialog.tsx';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => vi.fn() }));

afterEach(cleanup);

const card = { card_id: 'c-1', type: 'VISA', name: '4242', expiration_date: '2027-11-30' };
const expired = { ...card, card_id: 'c-2', name: '1111', expiration_date: '2026-10-31' };

function draw({ cards = [card], answer = (): Promise<unknown> => new Promise(() => {}) } = {}) {
  const call = vi.fn((endpoint: unknown, _request?: unknown) =>
    endpoint === listCards ? Promise.resolve([...cards]) : answer(),
  );
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <PayBillDialog bills={[openBill]} today={today} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: textsIn('bg') },
  );
  return () => call.mock.calls.filter(([endpoint]) => endpoint === payBills).map(([, request]) => request);
}

const submitButton = (name: RegExp) => screen.findByRole('button', { name });

it('a double click pays once, the whole amount with the saved card [BL-009, BL-011]', async () => {
  const sent = draw();
  await screen.findByRole('radio', { name: /4242/ });
  await userEvent.dblClick(await submitButton(/^Плати 42,60/));
  expect(sent()).toEqual([{ body: { bills: [openBill.bill_id], amount: 42.6, card: 'c-1' } }]);
});

it.each([
  ['without a saved card', []],
  ['with an expired card only', [expired]],
])('%s the page of the bank is the only choice [BL-009]', async (_what, cards) => {
  const sent = draw({ cards });
  await userEvent.click(await submitButton(/^Към банката: 42,60/));
  expect(screen.queryByRole('radio', { name: /4242|1111/ })).toBeNull();
  expect(sent()).toEqual([{ body: { bills: [openBill.bill_id], amount: 42.6, card: null } }]);
});

it.each(['', '0', '0,99', '-5', '42,61', '1,005', 'x'])(
  'the amount "%s" is explained and not sent [BL-009, BL-024]',
  async (typed) => {
    const sent = draw();
    await userEvent.click(await screen.findByRole('radio', { name: /Друга сума/ }));
    if (typed !== '') await userEvent.type(screen.getByRole('textbox'), typed);
    expect(screen.queryByText(/^Въведи сума от/)).toBeNull();
    await userEvent.click(await submitButton(/^Плати/));
    expect(screen.getByText(/^Въведи сума от 1,00/)).toBeTruthy();
    expect(sent()).toEqual([]);
  },
);

it('a part is sent as typed [BL-009]', async () => {
  const sent = draw();
  await screen.findByRole('radio', { name: /4242/ });
  await userEvent.click(await screen.findByRole('radio', { name: /Друга сума/ }));
  await userEvent.type(screen.getByRole('textbox'), '12,50');
  await userEvent.click(await submitButton(/^Плати 12,50/));
  expect(sent()).toMatchObject([{ body: { amount: 12.5, card: 'c-1' } }]);
});

it('a refusal is shown in the dialog, which stays open [BL-024]', async () => {
  draw({ answer: () => Promise.reject(new ApiError('EC_Payment_Pending', 409, '')) });
  await userEvent.click(await submitButton(/^Плати 42,60/));
  expect(await screen.findByText(errorsBg.EC_PAYMENT_PENDING)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /4242/ })).toBeTruthy();
});

it('a card that was removed meanwhile is named in the refusal and no longer offered [BL-024]', async () => {
  const cards = [card, { ...card, card_id: 'c-3', name: '5454' }];
  const sent = draw({
    cards,
    answer: () => {
      cards.pop();
      return Promise.reject(new ApiError('EC_User_Not_Authoried', 403, ''));
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: /5454/ }));
  await userEvent.click(await submitButton(/^Плати 42,60/));
  expect(await screen.findByText(billsBg.EC_USER_NOT_AUTHORIED)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /5454/ })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /4242/ }).checked).toBe(true);
  expect(sent()).toMatchObject([{ body: { card: 'c-3' } }]);
});
