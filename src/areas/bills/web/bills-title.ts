// The title of the bills: what is open, and who pays it when.

import { builtInCurrency, centsOf, pricesToShow, shownPrice, type CurrencyInfo } from '#platform/money.ts';
import type { Title, TitleTools } from '#platform/web/early-title.ts';
import type { BillList } from '../contract.ts';

/** The texts that it uses. */
export const titleTexts = ['title_open', 'title_none', 'text_open', 'text_none', 'automatic', 'empty_title'] as const;

type Tools = Pick<TitleTools<'bills'>, 't' | 'language'>;

export function billsTitle(list: BillList, { t, language }: Tools, currency: CurrencyInfo = builtInCurrency): Title {
  if (list.bills.length === 0) return { title: t('empty_title') };
  const open = list.bills.filter((bill) => centsOf(bill.open) > 0);
  if (open.length === 0) return { title: t('title_none'), text: t('text_none') };
  const [amount] = pricesToShow(list.open, currency);
  const overdue = open.filter(({ state }) => state === 'overdue').length;
  const inTime = open.filter(({ state }) => state !== 'overdue');
  const cards = new Set(inTime.flatMap(({ automatic_card: card }) => (card ? [card] : [])));
  return {
    title: t('title_open', { amount: amount ? shownPrice(amount, language) : '' }),
    text: [t('text_open', { count: open.length, overdue }), ...[...cards].map((card) => t('automatic', { card }))].join(
      ' ',
    ),
  };
}
