import { useTranslations } from 'use-intl/react';
import { shownPrice } from '#platform/money.ts';
import { usePricesToShow } from '#platform/web/currency.ts';
import { useLanguage } from '#platform/web/i18n/text-provider.tsx';
import { DayTable, type DayTableProps } from '#platform/web/ui/cards/day-table.tsx';
import { shortDay } from '#platform/web/ui/cards/day-chart.tsx';
import { usageKinds } from '../constants.ts';
import type { UsagePeriod } from '../contract.ts';
import { useAmountText } from './use-usage-texts.ts';

type UsageTableProps = { period: UsagePeriod; today: string; owner: boolean };

/** The figures of the chart, the last day first; the owner also sees costs. */
export function UsageTable({ period, today, owner }: UsageTableProps) {
  const t = useTranslations('usage');
  const language = useLanguage();
  const toShow = usePricesToShow();
  const amountText = useAmountText();
  const kinds = usageKinds.filter((kind) => period.days.some((day) => day[kind] > 0));
  if (kinds.length === 0) return <p>{t('nothing_used')}</p>;
  const rows = period.days.toReversed().map((day): DayTableProps['rows'][number] => {
    const [price] = day.price_currency ? toShow(day.price_currency) : [];
    const amounts = kinds.map((kind) => amountText(kind, day[kind]));
    return {
      key: day.day,
      name: day.day === today ? t('today') : shortDay(day.day),
      cells: owner ? [...amounts, price ? shownPrice(price, language) : ''] : amounts,
    };
  });
  const titles = [t('day'), ...kinds.map((kind) => t(`kind_${kind}`)), ...(owner ? [t('cost')] : [])];
  return <DayTable label={t('table')} titles={titles} rows={rows} />;
}
