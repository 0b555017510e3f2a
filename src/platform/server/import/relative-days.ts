// Demo folders may contain days relative to the import: {today+14}, {shown-3}, {now-2}, {midnight}; months: {first-of-month-1},
// {last-of-month-1}; and {operator}, the legal name of the brand.

import { addDays, lastDayOfMonth, shownDay, sofiaDay, startOfSofiaDay } from '#platform/clock.ts';
import { currentBrand } from '#platform/current-brand.ts';

const pattern = /\{(today|shown|now|midnight|end-of-month|first-of-month|last-of-month|operator)([+-]\d{1,5})?\}/g;

export function daysFrom(now: Date): (text: string) => string {
  const today = sofiaDay(now);
  const forms: Record<string, (days: number) => string> = {
    today: (days) => addDays(today, days),
    shown: (days) => shownDay(addDays(today, days)),
    now: (days) => new Date(now.getTime() + days * 86_400_000).toISOString(),
    midnight: (days) => startOfSofiaDay(addDays(today, days)).toISOString(),
    'first-of-month': (months) => firstOfMonth(today, months),
    'last-of-month': (months) => lastDayOfMonth(firstOfMonth(today, months)),
    'end-of-month': (days) => addDays(lastDayOfMonth(today), days),
    operator: () => currentBrand().legalName,
  };
  return (text) =>
    text.includes('{') ? text.replace(pattern, (_, form: string, days = '0') => forms[form]!(Number(days))) : text;
}

function firstOfMonth(today: string, months: number): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
