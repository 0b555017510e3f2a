import { useTranslations } from 'use-intl/react';
import type { FirstAllowance } from '#areas/usage/contract.ts';
import { amountParts, isNearEnd } from '#areas/usage/rules.ts';
import { shownDay } from '#platform/clock.ts';
import { shownNumber } from '#platform/shown-number.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';

/** What is left of the allowance that ends first. */
export function AllowanceText({ allowance }: { allowance: FirstAllowance }) {
  const t = useTranslations('home');
  const language = useLanguage();
  const { value, unit } = amountParts(allowance.kind, allowance.left);
  const day = shownDay(allowance.period_to).slice(0, 6);
  const count = shownNumber(value, language);
  const text = allowance.left === 0 ? t('left_none', { day }) : t(`left_${unit}`, { count, day });
  return isNearEnd(allowance.used_percent) ? <b className="text-highlight-word">{text}</b> : text;
}
