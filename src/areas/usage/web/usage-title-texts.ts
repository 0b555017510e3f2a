// The title of the usage: the allowance that ends first as a sentence, its forecast, and how old the figures are.

import { shownDay } from '#platform/clock.ts';
import type { Title, TitleTools } from '#platform/web/early-title.ts';
import type { UsageKind } from '../constants.ts';
import type { NumberUsage } from '../contract.ts';
import { amountParts } from '../rules.ts';

/** The texts that it uses. */
export const titleTexts = [
  'title_left',
  'title_ended',
  'title_unlimited',
  'title_none',
  'forecast',
  'measured',
  'just_now',
  'minutes',
  'messages',
  'uses',
  'megabytes',
  'gigabytes',
] as const;

export type UsageTools = Pick<TitleTools<'usage'>, 't' | 'format'>;

export function usageTitle(usage: NumberUsage, tools: UsageTools): Title {
  const age = tools.t('measured', { age: ageText(tools, usage.measured_at, usage.now) });
  const forecast = forecastOf(usage, tools);
  return { title: titleOf(usage, tools), text: forecast ? `${forecast} ${age}` : age };
}

function titleOf({ allowances: [first], period_to }: NumberUsage, tools: UsageTools): string {
  const { t } = tools;
  if (!first) return t('title_none');
  if (first.left === null) return t('title_unlimited', { day: shownDay(period_to) });
  if (first.left === 0) return t('title_ended', { name: first.name });
  const count = amountParts(first.kind, first.left).value;
  return t('title_left', { count, left: amountText(tools, first.kind, first.left), day: shownDay(first.period_to) });
}

function forecastOf({ allowances: [first] }: NumberUsage, { t }: UsageTools): string | null {
  if (!first?.ends_on) return null;
  const count = amountParts(first.kind, first.left ?? 0).value;
  return t('forecast', { count, day: shownDay(first.ends_on) });
}

/** 3.1 GB, 142 min, 37 SMS. */
export function amountText({ t, format }: UsageTools, kind: UsageKind, amount: number): string {
  const { value, unit } = amountParts(kind, amount);
  return unit === 'uses' ? t('uses', { count: value }) : t(unit, { count: format.number(value) });
}

/** 12 minutes ago, by the clock of the server. */
export function ageText({ t, format }: UsageTools, measuredAt: string, now: string): string {
  const isNew = Date.parse(now) - Date.parse(measuredAt) < 60_000;
  return isNew ? t('just_now') : format.relativeTime(new Date(measuredAt), new Date(now));
}
