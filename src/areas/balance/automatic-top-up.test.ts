import { describe, expect, it } from 'vitest';
import { automaticStep, isWithinCeiling, type AutomaticPlan, type AutomaticState } from './automatic-top-up.ts';

const now = new Date('2026-11-17T10:00:00Z');
const at = (text: string) => new Date(text);
const state: AutomaticState = { balanceCents: 340, chargeAfter: null, chargedAt: null };
const below: AutomaticPlan = { mode: 'below', belowCents: 500, dayOfMonth: null };
const onDay = (dayOfMonth: number): AutomaticPlan => ({ mode: 'day', belowCents: null, dayOfMonth });

describe('a top-up below a balance', () => {
  it.each([
    ['announces an hour before', state, { step: 'notice', chargeAfter: at('2026-11-17T11:00:00Z') }],
    ['does nothing at the balance itself', { ...state, balanceCents: 500 }, { step: 'none' }],
    ['does nothing while the balance is unknown', { ...state, balanceCents: null }, { step: 'none' }],
    ['waits after its notice', { ...state, chargeAfter: at('2026-11-17T10:00:01Z') }, { step: 'none' }],
    ['charges after its notice', { ...state, chargeAfter: now }, { step: 'charge' }],
    ['is withdrawn if somebody topped up', { ...state, balanceCents: 900, chargeAfter: now }, { step: 'withdraw' }],
    ['charges once a day', { ...state, chargedAt: at('2026-11-17T01:00:00Z') }, { step: 'none' }],
    [
      'announces again the next day',
      { ...state, chargedAt: at('2026-11-16T21:00:00Z') },
      { step: 'notice', chargeAfter: at('2026-11-17T11:00:00Z') },
    ],
  ])('%s [BA-005]', (_what, given, expected) => expect(automaticStep(below, given, now)).toEqual(expected));
});

describe('a top-up on a day of the month', () => {
  it.each([
    ['announces the day before', onDay(18), state, { step: 'notice', chargeAfter: at('2026-11-18T10:00:00Z') }],
    ['does nothing on other days', onDay(17), state, { step: 'none' }],
    ['charges on the day', onDay(17), { ...state, chargeAfter: now }, { step: 'charge' }],
    ['ignores the balance', onDay(17), { ...state, balanceCents: 9000, chargeAfter: now }, { step: 'charge' }],
  ])('%s [BA-005]', (_what, plan, given, expected) => expect(automaticStep(plan, given, now)).toEqual(expected));
});

it('the ceiling of a month includes the next charge [BA-005]', () => {
  expect(isWithinCeiling(1000, 1000, 2000)).toBe(true);
  expect(isWithinCeiling(1001, 1000, 2000)).toBe(false);
});
