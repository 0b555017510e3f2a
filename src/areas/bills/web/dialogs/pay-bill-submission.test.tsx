import { Dialog } from '@base-ui/react/dialog';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { priceOf } from '#platform/money.ts';
import { cardsKey } from '#platform/web/api/query-keys.ts';
import { drawWithApi } from '#testing/web/draw-with-api.tsx';
import { billsEn } from '../../texts/en.ts';
import { PayBillDialog } from './pay-bill-dialog.tsx';

vi.mock('#platform/web/i18n/text-provider.tsx', async (original) => ({
  ...(await original<object>()),
  useLanguage: () => 'en',
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
}));
afterEach(cleanup);

const bill = {
  bill_id: 'B1',
  number: '0000000001',
  contract_id: 'K1',
  kind: 'bill',
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  issued_on: '2026-11-01',
  due_on: '2026-11-20',
  total: priceOf(4260),
  open: priceOf(4260),
  state: 'open',
  is_payment_pending: false,
  automatic_card: null,
} as const;

it('paying sends the payment once and does not reload the page [BL-009]', () => {
  const client = new QueryClient();
  client.setQueryData(cardsKey, []);
  const call = vi.fn().mockReturnValue(new Promise(() => {}));
  const dialog = (
    <PayBillDialog bills={[{ ...bill, total: [...bill.total], open: [...bill.open] }]} today="2026-11-10" />
  );
  drawWithApi(<Dialog.Root open>{dialog}</Dialog.Root>, {
    api: { call },
    texts: { bills: billsEn },
    client,
    locale: 'en',
  });
  const form = screen.getByRole('button', { name: /bank|Pay/ }).closest('form')!;
  const submission = createEvent.submit(form);
  fireEvent(form, submission);
  fireEvent.submit(form);
  expect(submission.defaultPrevented).toBe(true);
  expect(call.mock.calls.filter(([endpoint]) => (endpoint as { name: string }).name === 'payBills')).toHaveLength(1);
});
