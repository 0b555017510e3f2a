// How catalogue fields are edited at the desk.

import { decimalAmount } from '#platform/money.ts';

export const fieldTypes = ['text', 'whole', 'money', 'yes-no', 'choice', 'day', 'list'] as const;
export type FieldType = (typeof fieldTypes)[number];

export type FieldValue = string | number | boolean | null | number[];

/** The text of a value in a form. Money is shown in euro and stored in cents. */
export function shownValue(type: FieldType, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (type === 'money') return decimalAmount(Number(value));
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The parsed input; undefined if invalid. */
export function readValue(type: FieldType, written: string): FieldValue | undefined {
  const text = written.trim();
  if (type === 'yes-no') return text === 'true';
  if (text === '') return null;
  if (type === 'money') return /^\d{1,7}([.,]\d{1,2})?$/.test(text) ? centsIn(text) : undefined;
  if (type === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (type !== 'list') return text;
  return /^\d{1,6}(, ?\d{1,6})*$/.test(text) ? text.split(',').map(Number) : undefined;
}

/** Parses the digits, because amounts are never floating-point numbers. */
function centsIn(text: string): number {
  const [euro = '0', cents = ''] = text.split(/[.,]/);
  return Number(euro) * 100 + Number(cents.padEnd(2, '0'));
}
