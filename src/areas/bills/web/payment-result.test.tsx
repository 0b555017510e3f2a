import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('nothing is said before the server answers [BL-012]', () => {
  const call = () => new Promise(() => {});
  drawWithApi(<PaymentResult paymentId={paidPayment.payment_id} />, { api: { call }, texts: textsIn('bg') });
  expect(document.body.textContent).toBe('');
});
