import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay, shownMoment } from '#platform/clock.ts';
import { useApi } from '#platform/web/api/api-context.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { chartIcon } from '#platform/web/art/icons/services.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { ChoiceChips } from '#platform/web/ui/fields/choice-chips.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import { QueryErrorState } from '#platform/web/ui/states/query-error-state.tsx';
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx';
import type { UsageDays } from '../contract.ts';
import { daysQuery } from './queries.ts';
import { UsageChart } from './usage-chart.tsx';
import { UsageTable } from './usage-table.tsx';
import { useAgeText } from './use-usage-texts.ts';

/** The use by day; read after the figures of the number are current. */
export function Days({ msisdn, owner }: { msisdn: string; owner: boolean }) {
  const t = useTranslations('usage');
  const days = useQuery(daysQuery(useApi(), msisdn));
  if (days.data) return <DaysOf days={days.data} owner={owner} />;
  if (days.error) return <QueryErrorState title={t('days_not_loaded')} queries={[days]} />;
  return <Skeleton height="16rem" radius="var(--r-l)" />;
}

type PeriodName = 'running' | 'last';

export function DaysOf({ days, owner }: { days: UsageDays; owner: boolean }) {
  const t = useTranslations('usage');
  const ageText = useAgeText();
  const [periodName, setPeriodName] = useState<PeriodName>('running');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const period = days[periodName];
  const tabLabel = (shape: string, label: string) => (
    <>
      <Icon shape={shape} size="s" />
      {label}
    </>
  );
  const tabs = [
    { value: 'chart', label: tabLabel(chartIcon, t('chart')), panel: <UsageChart key={periodName} period={period} /> },
    {
      value: 'table',
      label: tabLabel(listIcon, t('table')),
      panel: <UsageTable period={period} today={days.today} owner={owner} />,
    },
  ] as const;
  const age = days.is_old
    ? t('old', { moment: shownMoment(new Date(days.measured_at)) })
    : t('measured', { age: ageText(days.measured_at, days.now) });
  const range = t('days_text', { from: shownDay(period.from), to: shownDay(period.to) });
  return (
    <Section title={t('days')} text={`${range} ${age}`}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ChoiceChips
          legend={t('period')}
          choices={(['running', 'last'] as const).map((value) => ({ value, label: t(value) }))}
          value={periodName}
          onValueChange={setPeriodName}
        />
        <Tabs label={t('view')} tabs={tabs} value={view} onValueChange={setView} />
      </Card>
    </Section>
  );
}
