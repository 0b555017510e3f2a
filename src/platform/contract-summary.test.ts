import { Check } from 'typebox/value';
import { expect, it } from 'vitest';
import { openOfferSummary } from './contract-summary.ts';

const codes = (count: number) => Array.from({ length: count }, (_, at) => `A${at}`).join();

it.each([
  [codes(1), true],
  [codes(20), true],
  [codes(21), false],
  ['', false],
  ['A,', false],
  ['A,,B', false],
  ['A B', false],
])('the subjects %j are accepted: %j', (subjects, isAccepted) => {
  expect(Check(openOfferSummary.query, { kind: 'music', subjects })).toBe(isAccepted);
});
