// The fields of a line. Each is a schema with a description and its database type.

import { Type, type TSchema } from 'typebox';
import { isCalendarDay } from '#platform/clock.ts';
import { oneOf } from '#platform/schema.ts';

const mostInteger = 2_147_483_647;

type TextOptions = { max?: number; pattern?: string };

export function text(description: string, { max = 400, pattern }: TextOptions = {}) {
  return Type.String({ description, minLength: 1, maxLength: max, ...(pattern && { pattern }) });
}

/** Every PDF begins with %PDF. */
const base64OfPdf = '^JVBER[A-Za-z0-9+/]*={0,2}$';

/** A PDF of at most 10 MB. */
export function pdfFile(description: string) {
  return text(`${description}, in base64`, { max: 14_000_000, pattern: base64OfPdf });
}

/** The longest line of a resource with a PDF. */
export const lineWithPdf = 15 * 1024 * 1024;

/** The key of an object in the operator's systems. */
export function key(description: string) {
  return text(description, { max: 64, pattern: '^\\S+$' });
}

export function whole(description: string, min = 0, max = mostInteger) {
  return Type.Integer({ description, minimum: min, maximum: max });
}

/** An amount beyond the range of an integer column, such as bytes. */
export function large(description: string, min = 0) {
  return Type.Integer({ description, minimum: min, maximum: Number.MAX_SAFE_INTEGER, sqlType: 'bigint' });
}

export function cents(description: string, min = 0) {
  return whole(`${description}, in euro cents`, min);
}

export function yesOrNo(description: string, otherwise = false) {
  return Type.Optional(Type.Boolean({ description, default: otherwise }));
}

export function choice<const Values extends readonly string[]>(description: string, values: Values) {
  return { ...oneOf(values), description };
}

export function day(description: string) {
  const shape = Type.String({
    description,
    pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$',
    sqlType: 'date',
    form: 'YYYY-MM-DD',
  });
  return Type.Refine(shape, isCalendarDay, () => 'must be a day of the calendar');
}

const momentPattern = '^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:\\d{2})$';

export function moment(description: string) {
  const form = '2026-11-15T08:30:00Z';
  const shape = Type.String({ description, pattern: momentPattern, sqlType: 'timestamptz', form });
  return Type.Refine(
    shape,
    (written) => isCalendarDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(written)),
    () => 'must be a moment that exists',
  );
}

/** A structured value; CSV contains it as JSON. */
export function structure<Schema extends TSchema>(description: string, schema: Schema): Schema {
  return { ...schema, description, sqlType: 'jsonb' };
}

/** Removes the row of the line; data of customers is never removed this way. */
export const is_withdrawn = yesOrNo('Whether the offer is withdrawn: the row is removed');

export const optional = Type.Optional;

/** Metadata of a field schema for the document and the database. */
export type FieldDescription = {
  type?: string;
  description?: string;
  sqlType?: string;
  form?: string;
  enum?: string[];
  default?: boolean | number | string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
};

export function sqlTypeOf({ type, sqlType }: FieldDescription): string {
  if (sqlType) return sqlType;
  if (type === 'integer') return 'integer';
  return type === 'boolean' ? 'boolean' : 'text';
}
