import { useTranslations } from 'use-intl/react';
import { priceOf } from '#platform/money.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { Price } from '#platform/web/ui/cards/price.tsx';
import { Receipt } from '#platform/web/ui/cards/receipt.tsx';
import { unitsFor } from '../rules.ts';
import type { Gift } from './use-donate.ts';
import { useMonthName } from './whole-sum.ts';

/** What the donation adds to the bill, or deducts from the balance. */
export function GiftReceipt({ gift, amount }: { gift: Gift; amount: number }) {
  const t = useTranslations('donation');
  const language = useLanguage();
  const month = useMonthName()(gift.today);
  const units = t('gift_units', { count: unitsFor(amount, gift.unitCents) });
  return (
    <Receipt
      lines={[
        {
          key: 'bill',
          title: gift.isPrepaid ? t('from_balance') : t('bill_of', { month }),
          note: `${units}, ${readableNumber(gift.msisdn)}`,
          price: <Price prices={priceOf(amount * 100)} language={language} align="end" signed={!gift.isPrepaid} />,
          now: true,
        },
      ]}
    />
  );
}
