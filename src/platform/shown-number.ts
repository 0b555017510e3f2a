// Numbers in the language of the user. The first number format of Intl takes a phone a tenth of a second, while home
// waits: so the marks of each language are data (languages.ts), and a test compares them with Intl.

import { fallbackLanguage, isLanguage, languageList } from './languages.ts';

type NumberStyle = {
  /** Digits after the decimal mark; without it as many as the number has, up to three. */
  decimals?: number;
  /** Thousands are separated even where the language would not. */
  isAlwaysGrouped?: boolean;
};

export function shownNumber(value: number, language: string, { decimals, isAlwaysGrouped }: NumberStyle = {}): string {
  const { decimal, group, groupedFrom } = languageList[isLanguage(language) ? language : fallbackLanguage].marks;
  const digits = Math.abs(value).toFixed(decimals ?? 3);
  const [whole = '', fraction = ''] = (decimals === undefined ? String(Number(digits)) : digits).split('.');
  const isGrouped = whole.length >= (isAlwaysGrouped ? 4 : groupedFrom);
  const shownWhole = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole;
  return (value < 0 ? '-' : '') + shownWhole + (fraction && decimal + fraction);
}
