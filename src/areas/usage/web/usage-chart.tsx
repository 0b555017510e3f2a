import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DayChart, shortDay } from '#platform/web/ui/cards/day-chart.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { usageKinds, type UsageKind } from '../constants.ts';
import type { UsagePeriod } from '../contract.ts';
import { useAmountText } from './use-usage-texts.ts';

/** One kind by day; kinds without use in the period are not offered. */
export function UsageChart({ period }: { period: UsagePeriod }) {
  const t = useTranslations('usage');
  const used = usageKinds.filter((kind) => period.days.some((day) => day[kind] > 0));
  const [chosen, setChosen] = useState<UsageKind | undefined>(used[0]);
  if (!chosen) return <p>{t('nothing_used')}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ChoiceChips
        legend={t('kinds')}
        choices={used.map((value) => ({ value, label: t(`kind_${value}`) }))}
        value={chosen}
        onValueChange={setChosen}
      />
      <KindChart period={period} kind={chosen} />
    </div>
  );
}

function KindChart({ period: { days }, kind }: { period: UsagePeriod; kind: UsageKind }) {
  const t = useTranslations('usage');
  const amountText = useAmountText();
  const bars = days.map((day) => ({ day: day.day, value: day[kind] }));
  const [first, ...rest] = bars;
  if (!first) return null;
  const most = rest.reduce((best, each) => (each.value >= best.value ? each : best), first);
  const label = t('chart_label', {
    kind: t(`kind_${kind}`),
    from: shownDay(first.day),
    to: shownDay(bars.at(-1)!.day),
    day: shortDay(most.day),
    amount: amountText(kind, most.value),
  });
  return <DayChart days={bars} label={label} textOf={(amount) => amountText(kind, amount)} />;
}
