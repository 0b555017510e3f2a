// Sample data of the component tests and stories of bills.

import { inLanguage, type Language } from '#platform/languages.ts';
import { priceOf } from '#platform/money.ts';
import type { ListedBill } from '../../contract.ts';
import type { CardPayment } from '../../payment-contract.ts';
import { billsBg } from '../../texts/bg.ts';
import { billsEn } from '../../texts/en.ts';

export const today = '2026-11-17';

export const textsIn = (language: Language) => ({ bills: inLanguage({ bg: billsBg, en: billsEn }, language) });

export const openBill: ListedBill = {
  bill_id: 'M1000101-01',
  number: '0001042614',
  contract_id: 'M1000101',
  kind: 'bill',
  period_from: '2026-10-01',
  period_to: '2026-10-31',
  issued_on: '2026-11-01',
  due_on: '2026-11-30',
  total: priceOf(4260),
  open: priceOf(4260),
  state: 'open',
  is_payment_pending: false,
  automatic_card: null,
};

export const billsInEveryState: ListedBill[] = [
  openBill,
  { ...openBill, bill_id: 'pending', number: '0001042619', is_payment_pending: true },
  { ...openBill, bill_id: 'due-soon', number: '0001042618', due_on: '2026-11-20', state: 'due_soon' },
  { ...openBill, bill_id: 'overdue', number: '0001042617', due_on: '2026-11-10', state: 'overdue' },
  { ...openBill, bill_id: 'partly-paid', number: '0001042616', open: priceOf(1260), state: 'partly_paid' },
  { ...openBill, bill_id: 'paid', number: '0001042615', open: priceOf(0), state: 'paid' },
  { ...openBill, bill_id: 'note', number: '0001042613', kind: 'credit-note', open: priceOf(0), state: 'paid' },
];

export const savedCards = [
  { id: 'visa', card_id: 'visa', type: 'VISA', name: '•••• 4242', expiration_date: '2029-08-31' },
];

export const paidPayment: CardPayment = {
  payment_id: '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2101',
  state: 'paid',
  created_at: '2026-11-17T10:00:00.000Z',
  amount: priceOf(4260),
  card_name: 'VISA 4242',
  is_automatic: false,
  message: null,
  is_card_removed: false,
  bills: [{ bill_id: openBill.bill_id, number: openBill.number, amount: priceOf(4260) }],
};
