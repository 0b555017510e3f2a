// Describes a voucher: the discount and what it applies to.

import { useTranslations } from 'use-intl/react';
import { usePricesToShow } from '#platform/web/currency.ts';
import { shownPrice } from '#platform/money.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import type { Quota } from '../contract.ts';
import { voucherKindOf } from '../rules.ts';

export type VoucherTexts = { value: string; second: string | null; kind: string; purpose: string };

export function useVoucherTexts(): (code: string, quota: Quota | undefined) => VoucherTexts {
  const t = useTranslations('vip-club');
  const toShow = usePricesToShow();
  const language = useLanguage();
  return (code, quota) => {
    const kind = voucherKindOf(code) ?? 'other';
    const [main, second] = toShow(quota?.discount_value_currency ?? []).map((item) => shownPrice(item, language));
    const percentage = quota?.discount_percentage;
    return {
      value: main ?? (percentage ? `${percentage}%` : ''),
      second: second ?? null,
      kind: t(`kind_${kind}`),
      purpose: t(`for_${kind}`),
    };
  };
}
