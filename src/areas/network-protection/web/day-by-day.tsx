import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { Icon } from '#platform/web/art/icon.tsx';
import { listIcon } from '#platform/web/art/icons/actions.ts';
import { chartIcon } from '#platform/web/art/icons/services.ts';
import { Card } from '#platform/web/ui/cards/card.tsx';
import { shortDay } from '#platform/web/ui/cards/day-chart.tsx';
import { DayTable } from '#platform/web/ui/cards/day-table.tsx';
import { Section } from '#platform/web/ui/layout/section.tsx';
import { Tabs } from '#platform/web/ui/layout/tabs.tsx';
import type { ProtectionStats } from '../contract.ts';
import { worstDay } from '../rules.ts';
import { BlockedChart } from './blocked-chart.tsx';
import { useCategoryName } from './use-category-name.ts';

/** The thirty days as a chart or a table, with the categories; without events there is no chart. */
export function DayByDay({ stats }: { stats: ProtectionStats }) {
  const t = useTranslations('network-protection');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const worst = worstDay(stats.by_day);
  const text = worst ? t('worst', { day: shortDay(worst.day), count: worst.blocked }) : t('calm_days');
  const words = (shape: string, label: string) => (
    <>
      <Icon shape={shape} size="s" />
      {label}
    </>
  );
  const tabs = [
    { value: 'chart', label: words(chartIcon, t('chart')), panel: <BlockedChart days={stats.by_day} /> },
    { value: 'table', label: words(listIcon, t('table')), panel: <BlockedTable stats={stats} /> },
  ] as const;
  return (
    <Section title={t('days')} text={text}>
      {worst && (
        <Card className="day-by-day">
          <div>
            <Tabs label={t('view')} tabs={tabs} value={view} onValueChange={setView} />
          </div>
          <Categories stats={stats} />
        </Card>
      )}
    </Section>
  );
}

function BlockedTable({ stats }: { stats: ProtectionStats }) {
  const t = useTranslations('network-protection');
  const rows = stats.by_day.toReversed().map(({ day, blocked }) => ({
    key: day,
    name: day === stats.today ? t('today') : shownDay(day),
    cells: [blocked],
  }));
  return <DayTable label={t('table')} titles={[t('day'), t('stopped')]} rows={rows} />;
}

function Categories({ stats: { categories, blocked } }: { stats: ProtectionStats }) {
  const t = useTranslations('network-protection');
  const nameOf = useCategoryName();
  if (categories.length === 0) return null;
  return (
    <div className="kinds">
      <h3 className="sr-only">{t('categories')}</h3>
      <ul>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <span>{nameOf(name)}</span>
            <b>{count}</b>
            <i aria-hidden>
              <span style={{ width: `${(count / Math.max(blocked, 1)) * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </div>
  );
}
