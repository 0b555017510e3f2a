// The facts of a subject as they were when the user asked: support reads them with the question.

import { Type, type Static } from 'typebox';
import { oneOf } from '#platform/schema.ts';

/** A new label needs its text in help and at the operator desk. */
export const factLabels = [
  'amount',
  'bill',
  'card',
  'due_on',
  'error',
  'finished_at',
  'from',
  'happened_at',
  'line',
  'name',
  'screen',
  'service',
  'state',
  'to',
  'trace',
] as const;

export const factTypes = ['money', 'day', 'moment', 'service', 'text'] as const;

export const Fact = Type.Object({
  label: oneOf(factLabels),
  type: oneOf(factTypes),
  value: Type.Union([Type.String(), Type.Integer()], { description: 'Money in cents' }),
  value_en: Type.Optional(Type.String({ description: 'The English text, where it differs' })),
});
export type Fact = Static<typeof Fact>;

type FactLabel = (typeof factLabels)[number];

/** A fact without a value is left out: the portal does not know it. */
export function moneyFact(label: FactLabel, cents: number | null): Fact[] {
  return cents === null ? [] : [{ label, type: 'money', value: cents }];
}

export function textFact(label: FactLabel, type: Exclude<Fact['type'], 'money'>, value: string | null): Fact[] {
  return value === null || value === '' ? [] : [{ label, type, value }];
}

export function nameFact(label: FactLabel, bg: string | null, en: string | null): Fact[] {
  return bg === null ? [] : [{ label, type: 'text', value: bg, ...(en !== null && en !== bg && { value_en: en }) }];
}
