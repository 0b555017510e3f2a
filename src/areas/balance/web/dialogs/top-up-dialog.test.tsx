import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listCards } from '#areas/profile/contract.ts';
import { errorsBg } from '#platform/texts/errors.bg.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { redeemVoucher, startTopUp, topUpOffers } from '../../top-up-contract.ts';
import { msisdn, offers, savedCards, textsIn } from '../stories/sample.ts';
import { TopUpDialog, type TopUpProps } from './top-up-dialog.tsx';

vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => vi.fn() }));

afterEach(cleanup);

type TopUpCase = TopUpProps & {
  offered?: typeof offers;
  /** Instead of them, the first time. */
  offersError?: Error;
  cards?: Promise<typeof savedCards>;
  /** After the first reading. */
  laterCards?: typeof savedCards;
  answer?: () => Promise<unknown>;
};

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => client.clear());

function draw({
  offered = offers,
  offersError,
  cards = Promise.resolve(savedCards),
  laterCards,
  answer = () => new Promise(() => {}),
  ...props
}: TopUpCase) {
  const readCards = vi.fn(() => (laterCards ? Promise.resolve(laterCards) : cards)).mockReturnValueOnce(cards);
  const readOffers = vi.fn(() => Promise.resolve(offered));
  if (offersError) readOffers.mockRejectedValueOnce(offersError);
  const call = vi.fn((endpoint: unknown, _request?: unknown) => {
    if (endpoint === topUpOffers) return readOffers();
    return endpoint === listCards ? readCards() : answer();
  });
  drawWithApi(
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Popup>
          <TopUpDialog {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>,
    { api: { call }, texts: textsIn('bg'), client },
  );
  return () => call.mock.calls.filter(([endpoint]) => endpoint === startTopUp || endpoint === redeemVoucher);
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('a double click tops up once, with the offered amount and the saved card [BA-002, BA-004]', async () => {
  const sent = draw({ msisdn });
  await screen.findByRole('radio', { name: /2044/ });
  await userEvent.click(screen.getByRole('radio', { name: /20,00/ }));
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Зареди 20,00/ }));
  expect(sent()).toEqual([[startTopUp, { params: { msisdn }, body: { amount: 20, card: 'visa' } }]]);
});

it('the form appears with the saved cards, so that nothing moves under the finger [BA-002]', async () => {
  const cards = Promise.withResolvers<typeof savedCards>();
  draw({ msisdn, cards: cards.promise });
  expect(await screen.findByText(/^Зареди/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  cards.resolve(savedCards);
  expect(await screen.findByRole('radio', { name: /2044/ })).toBeTruthy();
});

it('without an answer about the cards the page of the bank is offered [BA-002]', async () => {
  draw({ msisdn, cards: Promise.reject(new Error('no answer')) });
  expect(await screen.findByRole('button', { name: /^Към банката/ })).toBeTruthy();
});

it('a missing amount is covered by the suggested one [BA-009]', async () => {
  draw({ msisdn, missingCents: 1050 });
  expect(await screen.findByText(/не достигат 10,50/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /20,00/ }).checked).toBe(true);
});

it.each(['', '1,99', '100,01', 'x', '5,005'])(
  'the own amount "%s" is explained and not sent [BA-002]',
  async (typed) => {
    const sent = draw({ msisdn });
    await userEvent.click(await screen.findByRole('radio', { name: /Друга сума/ }));
    if (typed !== '') await userEvent.type(screen.getByRole('textbox'), typed);
    await press(/^(Зареди|Към банката)/);
    expect(screen.getByText(/^Въведи сума от 2,00/)).toBeTruthy();
    expect(sent()).toEqual([]);
  },
);

it('the number of somebody else is typed, and a wrong one is explained and not sent [BA-006]', async () => {
  const sent = draw({});
  await screen.findByRole('radio', { name: /2044/ });
  await press(/^Зареди 10,00/);
  expect(screen.getByText(/^Въведи мобилен номер/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Номер' }), '0888 100 731');
  await press(/^Зареди 10,00/);
  expect(sent()).toMatchObject([[startTopUp, { params: { msisdn: '359888100731' } }]]);
});

it('a voucher is sent as digits [BA-002, BA-003]', async () => {
  const sent = draw({ msisdn });
  await userEvent.click(await screen.findByRole('radio', { name: 'С ваучер' }));
  await userEvent.type(screen.getByRole('textbox'), '1000 2000 30004');
  await press(/^Зареди с ваучера/);
  expect(sent()).toEqual([[redeemVoucher, { params: { msisdn }, body: { code: '1000200030004' } }]]);
});

it('while vouchers are locked, the dialog says for how long and sends nothing [BA-003]', async () => {
  draw({ msisdn, offered: { ...offers, voucher_wait_seconds: 3541 } });
  await userEvent.click(await screen.findByRole('radio', { name: 'С ваучер' }));
  expect(screen.getByText(/след 60 минути/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Зареди с ваучера/ }).disabled).toBe(true);
});

it('a refusal is shown in the dialog, which stays open [BA-006]', async () => {
  draw({ msisdn, answer: () => Promise.reject(new ApiError('EC_Number_Not_Prepaid', 400, '')) });
  await screen.findByRole('radio', { name: /2044/ });
  await press(/^Зареди 10,00/);
  expect(await screen.findByText(errorsBg.EC_NUMBER_NOT_PREPAID)).toBeTruthy();
});

it('a card that was removed meanwhile is explained and no longer offered [BA-002]', async () => {
  const answer = () => Promise.reject(new ApiError('EC_User_Not_Authoried', 403, ''));
  draw({ msisdn, laterCards: [], answer });
  await screen.findByRole('radio', { name: /2044/ });
  await press(/^Зареди 10,00/);
  expect(await screen.findByText('Картата междувременно е премахната. Нищо не е взето. Избери друга.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Към банката/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /2044/ })).toBeNull();
});

it('without an answer about the offers, the dialog says so and tries again [BA-002]', async () => {
  draw({ msisdn, offersError: new Error('no answer') });
  await press(/^Опитай пак/);
  expect(await screen.findByRole('radio', { name: /20,00/ })).toBeTruthy();
});
