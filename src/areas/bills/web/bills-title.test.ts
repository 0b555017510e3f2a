import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { priceOf } from '#platform/money.ts';
import type { ListedBill } from '../contract.ts';
import { billsEn } from '../texts/en.ts';
import { billsTitle } from './bills-title.ts';
import { openBill, today } from './stories/sample.ts';

const t = createTranslator({ locale: 'en', messages: { bills: billsEn }, namespace: 'bills' }) as never;

const overdue: ListedBill = { ...openBill, state: 'overdue' };
const paid: ListedBill = { ...openBill, open: priceOf(0), state: 'paid' };
const paidBy = (card: string, bill = openBill): ListedBill => ({ ...bill, automatic_card: card });

const titleOf = (bills: ListedBill[]) => billsTitle({ bills, open: priceOf(2460), today }, { t, language: 'en' });

const amount = 'You owe 24.60 EUR';

it.each([
  ['no bills', [], 'There are no bills yet', undefined],
  [
    'only paid bills',
    [paidBy('Visa', paid)],
    'Everything is paid',
    'New bills appear here, and we tell you before they are due.',
  ],
  ['one open bill', [openBill, paid], amount, 'One bill is open.'],
  ['an overdue bill', [openBill, overdue], amount, '2 bills are open, one is overdue.'],
  ['an open bill with a card', [paidBy('Visa')], amount, 'One bill is open. Card Visa pays on the due day.'],
  [
    'two open bills with one card',
    [paidBy('Visa'), paidBy('Visa')],
    amount,
    '2 bills are open. Card Visa pays on the due day.',
  ],
  ['an open bill without the card of a paid one', [openBill, paidBy('Visa', paid)], amount, 'One bill is open.'],
  ['an overdue bill with a card', [openBill, paidBy('Visa', overdue)], amount, '2 bills are open, one is overdue.'],
])('the title of %s', (_, bills, title, text) => {
  const shown = titleOf(bills);
  expect([shown.title.replaceAll('\u00a0', ' '), shown.text]).toEqual([title, text]);
});
