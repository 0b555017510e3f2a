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
const visa = { contract_id: openBill.contract_id, card_name: 'Visa' };

const titleOf = (bills: ListedBill[], automatic: (typeof visa)[]) =>
  billsTitle({ bills, automatic, open: priceOf(2460), today }, { t, language: 'en' });

const amount = 'You owe 24.60 EUR';

it.each([
  ['no bills', [], [], 'There are no bills yet', undefined],
  [
    'only paid bills',
    [paid],
    [visa],
    'Everything is paid',
    'New bills appear here, and we tell you before they are due.',
  ],
  ['one open bill', [openBill, paid], [], amount, 'One bill is open.'],
  ['an overdue bill', [openBill, overdue], [], amount, '2 bills are open, one is overdue.'],
  ['a card for two contracts', [openBill], [visa, visa], amount, 'One bill is open. Card Visa pays on the due day.'],
])('the title of %s', (_, bills, automatic, title, text) => {
  const shown = titleOf(bills, automatic);
  expect([shown.title.replaceAll('\u00a0', ' '), shown.text]).toEqual([title, text]);
});
