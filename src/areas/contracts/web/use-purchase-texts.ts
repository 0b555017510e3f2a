// How a purchase and its withdrawal are described.

import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment, sofiaDay } from '#platform/clock.ts';
import { centsOf } from '#platform/money.ts';
import { useAmountText } from '#platform/web/currency.ts';
import type { Purchase, Withdrawal } from '../contract.ts';
import { isUsePaid } from '../rules.ts';

type Amounts = Withdrawal['due'];

export function usePurchaseTexts() {
  const t = useTranslations('contracts');
  const amountText = useAmountText();

  const price = ({ price: amount, price_per: per, free_until: freeUntil }: Purchase) => {
    if (amount === null) return t('price_document');
    const text = t(per === 'month' ? 'price_month' : 'price_once', { amount: amountText(amount) });
    return freeUntil === null ? text : `${text}, ${t('free_until', { day: shownDay(freeUntil) })}`;
  };

  /** Until when it can be withdrawn from, or why it cannot. */
  const period = ({ refusal, withdraw_until, withdrawal }: Purchase) => {
    const day = shownDay(withdraw_until);
    if (refusal === null) return t('until', { day });
    if (refusal === 'withdrawn')
      return t('refusal_withdrawn', { moment: withdrawal ? shownMoment(new Date(withdrawal.submitted_at)) : '' });
    return t(`refusal_${refusal}`, { day });
  };

  const dueName = (due: Amounts, paid: Amounts) =>
    t(isUsePaid(centsOf(due), centsOf(paid)) ? 'means_due_paid' : 'means_due');

  const refund = ({ price: agreed }: Purchase, { refund: amount, refund_state, refund_to }: Withdrawal) => {
    if (agreed === null) return t('means_document');
    if (centsOf(amount) === 0) return t('refund_none');
    if (refund_state === 'sent' && refund_to === 'bill') return t('refund_sent_bill', { amount: amountText(amount) });
    const text = t(`refund_${refund_state}`, { amount: amountText(amount) });
    return refund_state === 'failed' ? text : `${text} ${t(`to_${refund_to}`)}`;
  };

  const state = ({ kind }: Purchase, withdrawal: Withdrawal) =>
    t(withdrawal.state === 'ending' ? 'state_ending' : kind === 'document' ? 'state_document' : 'state_ended');

  const concludedOn = ({ concluded_at }: Purchase) => shownDay(sofiaDay(new Date(concluded_at)));

  return { price, period, dueName, refund, state, concludedOn };
}
