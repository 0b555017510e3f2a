import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useApi } from '#platform/web/api/api-context.ts';
import { homeKey } from '#platform/web/api/query-keys.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { checkIcon, infoIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { UnreadResult } from '#platform/web/ui/states/unread-result.tsx';
import type { CardPayment } from '../payment-contract.ts';
import { paidKeys, paymentQuery } from './queries.ts';
import { useAmountText } from '#platform/web/currency.ts';

const looks = {
  'at-bank': { tone: 'waiting', shape: clockIcon, text: 'waiting' },
  charging: { tone: 'waiting', shape: clockIcon, text: 'waiting' },
  paid: { tone: 'good', shape: checkIcon, text: 'paid' },
  refused: { tone: 'danger', shape: warnIcon, text: 'refused' },
  cancelled: { tone: 'info', shape: infoIcon, text: 'cancelled' },
  expired: { tone: 'info', shape: infoIcon, text: 'cancelled' },
  refunding: { tone: 'info', shape: infoIcon, text: 'refunded' },
  refunded: { tone: 'info', shape: infoIcon, text: 'refunded' },
} as const satisfies Record<CardPayment['state'], object>;

const removedCard = { tone: 'danger', shape: warnIcon, text: 'removed' } as const;

const lookOf = ({ state, is_card_removed }: CardPayment) => (is_card_removed ? removedCard : looks[state]);

/** The result of a payment, read from the server. The address alone proves nothing. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  const t = useTranslations('bills');
  const amountText = useAmountText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(paymentQuery(useApi(), paymentId));
  const state = data?.state;
  useEffect(() => {
    if (!state) return;
    for (const queryKey of [...paidKeys, homeKey]) void client.invalidateQueries({ queryKey });
  }, [state, client]);
  if (!data) {
    const texts = { title: t('result_unknown_title'), text: t('result_unknown_text'), retry: t('result_retry') };
    return <UnreadResult error={error} texts={texts} onRetry={() => void refetch()} />;
  }
  const { tone, shape, text } = lookOf(data);
  return (
    <Notice tone={tone} shape={shape} live>
      <b>{t(`result_${text}_title`, { amount: amountText(data.amount) })}</b> {t(`result_${text}_text`)} {data.message}
    </Notice>
  );
}
