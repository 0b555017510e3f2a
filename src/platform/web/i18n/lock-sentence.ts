// The sentence for locked codes: what is locked, and until when or who can unlock it.

import type { ErrorProperties } from '#platform/errors.ts';
import { localeOf, type Language } from '#platform/languages.ts';
import type { CodeRefusalProperties } from '#platform/one-time-code.ts';

export type LockSentence =
  | { key: 'CODES_LOCKED_UNTIL'; values: { what: string; until: string } }
  | { key: 'CODES_LOCKED_UNTIL_HELPED'; values: { what: string; helpLine: string } }
  | { key: 'EC_CODES_LOCKED'; values: undefined };

export function lockSentence(properties: ErrorProperties, language: Language): LockSentence {
  const { Locked: what = 'number', LockedUntil, HelpLine } = properties as CodeRefusalProperties;
  if (HelpLine) return { key: 'CODES_LOCKED_UNTIL_HELPED', values: { what, helpLine: HelpLine } };
  if (!LockedUntil) return { key: 'EC_CODES_LOCKED', values: undefined };
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Europe/Sofia',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return { key: 'CODES_LOCKED_UNTIL', values: { what, until: format.format(new Date(LockedUntil)) } };
}
