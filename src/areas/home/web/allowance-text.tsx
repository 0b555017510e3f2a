import { useFormatter, useTranslations } from 'use-intl/react';
import type { FirstAllowance } from '#areas/usage/contract.ts';
import { amountParts, isNearEnd } from '#areas/usage/rules.ts';
import { shownDay } from '#platform/clock.ts';

/** What is left of the allowance that ends first. */
export function AllowanceText({ allowance }: { allowance: FirstAllowance }) {
  const t = useTranslations('home');
  const format = useFormatter();
  const { value, unit } = amountParts(allowance.kind, allowance.left);
  const day = shownDay(allowance.period_to).slice(0, 6);
  const text = allowance.left === 0 ? t('left_none', { day }) : t(`left_${unit}`, { count: format.number(value), day });
  return isNearEnd(allowance.used_percent) ? <b className="text-highlight-word">{text}</b> : text;
}
