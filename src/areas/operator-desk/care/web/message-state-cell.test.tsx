import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { receiptStates } from '#platform/sms-receipt-states.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { operatorDeskEn } from '../../texts/en.ts';
import { customer } from '../../web/stories/sample.ts';
import { MessageStateCell } from './message-state-cell.tsx';

afterEach(cleanup);

const sent = customer.messages.find(({ state }) => state === 'sent')!;
const draw = (delivery: typeof sent.delivery) =>
  drawWithApi(<MessageStateCell message={{ ...sent, delivery }} />, {
    api: {},
    texts: { 'operator-desk': operatorDeskEn },
    locale: 'en',
  });

it('a message without a receipt is sent, and no more is claimed', () => {
  draw(null);
  expect(screen.getByText('sent')).toBeTruthy();
});

it.each(receiptStates)('a receipt with the state %s replaces "sent", with its reason and code', (state) => {
  draw({ state, at: '2026-11-15T09:24:00.000Z', error: state === 'delivered' ? null : '011' });
  expect(screen.queryByText('sent')).toBeNull();
  expect(screen.getByText(operatorDeskEn[`delivery_${state}`])).toBeTruthy();
  if (state === 'delivered') return;
  expect(screen.getByText(operatorDeskEn[`delivery_reason_${state}`])).toBeTruthy();
  expect(screen.getByText('code 011')).toBeTruthy();
});
