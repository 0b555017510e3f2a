// Renders texts of the catalogues on the server and at the desk; pages of customers use compiled texts.

import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { localeOf } from '../languages.ts';

export type TextValues = Readonly<Record<string, string | number | boolean>>;

type CompiledText = ReturnType<typeof compile>;

const compiled = new Map<string, CompiledText>();

/** The compiled form is kept. Throws if the text is malformed. */
export function renderText(language: string, text: string, values: TextValues = {}): string {
  const kept = compiled.get(text) ?? compile(text);
  compiled.set(text, kept);
  return formatted(language, kept, values);
}

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};

function formatted(language: string, text: CompiledText, values: TextValues): string {
  const parts = format(text, localeOf(language), values, { formatters, timeZone: 'Europe/Sofia' });
  return Array.isArray(parts) ? parts.join('') : parts;
}
