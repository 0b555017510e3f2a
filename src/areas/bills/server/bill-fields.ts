// The fields of an imported bill or credit note.

import { Type } from 'typebox';
import { strict } from '#platform/schema.ts';
import { cents, choice, day, key, optional, pdfFile, structure, text } from '#platform/server/import/fields.ts';
import { lineKinds } from '../rules.ts';
import { defaultVatPercent } from './bill-sums.ts';

const name = Type.String({ minLength: 1, maxLength: 200 });
const signedCents = Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 });
const percent = Type.Integer({ minimum: 0, maximum: 100 });

const Line = strict({
  service_id: Type.Optional(Type.String({ pattern: '^\\d{9,15}$' })),
  kind: choice('What is charged', lineKinds),
  item_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  name_bg: name,
  name_en: name,
  from_day: Type.Optional(day('The first day')),
  to_day: Type.Optional(day('The last day')),
  quantity: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  vat_percent: Type.Optional(percent),
  amount_cents: signedCents,
});

const lines = Type.Array(Line, { minItems: 1, maxItems: 20_000 });
const vat = Type.Array(strict({ percent, net_cents: signedCents, vat_cents: signedCents }), { maxItems: 10 });

export const billFields = {
  pid: key('The pid of the customer'),
  contract_id: key('The number of the contract'),
  bill_id: key('The id in the billing system'),
  bill_number: text('The number of the document', { pattern: '^\\d{10}$' }),
  period_from: day('The first day of the period'),
  period_to: day('The last day of the period'),
  issued_on: day('The day it was issued'),
  due_on: day('The last day for paying'),
  total_cents: cents('The total with VAT'),
  vat: structure('For each rate: percent, net_cents and vat_cents', vat),
  lines: structure(
    `The lines with VAT: kind, name_bg, name_en, amount_cents; optional service_id, item_id, from_day, to_day, quantity, vat_percent (${defaultVatPercent})`,
    lines,
  ),
  pdf: optional(pdfFile('The operator’s own PDF')),
};
