// How bills and months look.

import { localeOf, type Language } from '#platform/languages.ts';
import { checkIcon, warnIcon } from '#platform/web/art/icons/shell.ts';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import type { BadgeTone } from '#platform/web/ui/cards/badge.tsx';
import type { BillState } from '../rules.ts';

export const lookOfState: Record<BillState, { tone: BadgeTone; shape?: string }> = {
  open: { tone: 'info' },
  due_soon: { tone: 'waiting', shape: clockIcon },
  overdue: { tone: 'danger', shape: warnIcon },
  partly_paid: { tone: 'waiting' },
  paid: { tone: 'good', shape: checkIcon },
};

/** In a sentence: ноември, or November. */
export function monthInText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** At the beginning of a line: Ноември, or November. */
export function monthName(day: string, language: Language): string {
  const name = monthInText(day, language);
  return name.charAt(0).toLocaleUpperCase(localeOf(language)) + name.slice(1);
}

/** ное, or Nov. The short form of Bulgarian is a number. */
export function shortMonth(day: string, language: Language): string {
  return monthInText(day, language).slice(0, 3);
}
