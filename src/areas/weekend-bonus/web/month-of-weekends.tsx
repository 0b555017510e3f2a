import { useFormatter, useTranslations } from 'use-intl/react';
import type { BonusEligibility } from '../contract.ts';
import { isFirstBonusDay, isRunning, isWeekendDay, weeksOfMonth } from '../rules.ts';

type MonthProps = { today: string; campaign: NonNullable<BonusEligibility['campaign']> };

/** The month with its weekends: past, current and future. */
export function MonthOfWeekends({ today, campaign }: MonthProps) {
  const t = useTranslations('weekend-bonus');
  const format = useFormatter();
  const month = format.dateTime(new Date(`${today}T12:00:00Z`), { month: 'long', year: 'numeric' });
  const names = t('weekdays').split(' ');
  return (
    <table className="bonus-month" aria-label={t('month_label', { month })}>
      <caption>{month}</caption>
      <thead>
        <tr>
          {names.map((name, index) => (
            <th key={name} scope="col" data-weekend={index > 4 || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(today).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <DayCell key={day ?? names[index]} day={day} today={today} campaign={campaign} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, today, campaign }: MonthProps & { day: string | null }) {
  const t = useTranslations('weekend-bonus');
  if (day === null) return <td aria-hidden />;
  const hasBonus = isWeekendDay(day) && isRunning(day, campaign);
  const state = !hasBonus ? undefined : day < today ? 'over' : day === today ? 'now' : 'ahead';
  return (
    <td data-state={state} aria-current={day === today ? 'date' : undefined}>
      <span>{Number(day.slice(8))}</span>
      {day === today && <span className="sr-only">{t('today')}</span>}
      {isFirstBonusDay(day, campaign) && <small>{t('gigabytes', { gb: campaign.bonus_mb / 1024 })}</small>}
    </td>
  );
}
