import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NoAnswer } from '#platform/web/api/api-error.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { cardPaymentStates, type CardPayment } from '../payment-contract.ts';
import { PaymentResult } from './payment-result.tsx';
import { paidPayment, textsIn } from './stories/sample.ts';

afterEach(cleanup);

const titles: Record<CardPayment['state'], RegExp> = {
  'at-bank': /^Банката още не е потвърдила/,
  charging: /^Банката още не е потвърдила/,
  paid: /^Платено: 42,60/,
  refused: /^Банката отказа плащането/,
  cancelled: /^Плащането не е довършено/,
  expired: /^Плащането не е довършено/,
  refunding: /^Връщаме ти парите/,
  refunded: /^Връщаме ти парите/,
};

it.each(cardPaymentStates)('a payment that is %s says so, as the server reports it [BL-012]', async (state) => {
  const call = () => Promise.resolve({ ...paidPayment, state });
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg') });
  expect(await screen.findByText(titles[state])).toBeTruthy();
});

it('the words of the bank are shown', async () => {
  const call = () => Promise.resolve({ ...paidPayment, state: 'refused', message: 'Няма наличност.' });
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg') });
  expect(await screen.findByText(/Няма наличност\./)).toBeTruthy();
});

it('a card that was removed is not reported as refused by the bank', async () => {
  const call = () => Promise.resolve({ ...paidPayment, state: 'refused', is_card_removed: true });
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg') });
  expect(await screen.findByText('Картата вече я няма')).toBeTruthy();
  expect(screen.queryByText(/Банката отказа/)).toBeNull();
});

it('a result that cannot be read is unknown, and is read again on demand [BL-012]', async () => {
  const call = vi.fn(() => Promise.reject<CardPayment>(new NoAnswer()));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg'), client });
  expect(await screen.findByText('Не успяхме да прочетем резултата.')).toBeTruthy();
  call.mockResolvedValue(paidPayment);
  await userEvent.click(screen.getByRole('button', { name: 'Провери' }));
  expect(await screen.findByText(titles.paid)).toBeTruthy();
});

it('a payment of somebody else shows nothing [BL-012]', async () => {
  const call = vi.fn(() => Promise.reject(new ApiError('EC_User_Not_Authoried', 403, '')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg'), client });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(document.body.textContent).toBe('');
});

it('nothing is said before the server answers [BL-012]', () => {
  const call = () => new Promise(() => {});
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg') });
  expect(document.body.textContent).toBe('');
});
