import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import {
  automaticStep,
  isWithinCeiling,
  monthOf,
  type AutomaticPlan,
  type AutomaticState,
} from './automatic-top-up.ts';

const now = new Date('2026-11-17T10:00:00Z');
const at = (text: string) => new Date(text);
const state: AutomaticState = {
  balanceCents: 340,
  chargeAfter: null,
  chargedAt: null,
  chosenAt: at('2026-01-05T10:00:00Z'),
  skippedOn: null,
};
const below: AutomaticPlan = { mode: 'below', belowCents: 500, dayOfMonth: null };
const onDay = (dayOfMonth: number): AutomaticPlan => ({ mode: 'day', belowCents: null, dayOfMonth });

describe('a top-up below a balance', () => {
  it.each([
    ['announces an hour before', state, { step: 'notice', chargeAfter: at('2026-11-17T11:00:00Z'), isLate: false }],
    ['does nothing at the balance itself', { ...state, balanceCents: 500 }, { step: 'none' }],
    ['does nothing while the balance is unknown', { ...state, balanceCents: null }, { step: 'none' }],
    ['waits after its notice', { ...state, chargeAfter: at('2026-11-17T10:00:01Z') }, { step: 'none' }],
    ['charges after its notice', { ...state, chargeAfter: now }, { step: 'charge' }],
    ['is withdrawn if somebody topped up', { ...state, balanceCents: 900, chargeAfter: now }, { step: 'withdraw' }],
    ['charges once a day', { ...state, chargedAt: at('2026-11-17T01:00:00Z') }, { step: 'none' }],
    [
      'announces again the next day',
      { ...state, chargedAt: at('2026-11-16T21:00:00Z') },
      { step: 'notice', chargeAfter: at('2026-11-17T11:00:00Z'), isLate: false },
    ],
    [
      'announces again what is a day late',
      { ...state, chargeAfter: at('2026-11-16T09:59:59Z') },
      { step: 'notice', chargeAfter: at('2026-11-17T11:00:00Z'), isLate: false },
    ],
    ['charges what is less than a day late', { ...state, chargeAfter: at('2026-11-16T10:00:00Z') }, { step: 'charge' }],
  ])('%s [BA-005]', (_what, given, expected) => expect(automaticStep(below, given, now)).toEqual(expected));
});

describe('a top-up on a day of the month', () => {
  const charged = (day: string) => ({ ...state, chargedAt: at(`${day}T10:00:00Z`) });
  const notice = (chargeAfter: string, isLate = false) => ({ step: 'notice', chargeAfter: at(chargeAfter), isLate });

  it.each([
    ['announces the day before', 18, charged('2026-10-18'), notice('2026-11-18T10:00:00Z')],
    ['does nothing on other days', 19, charged('2026-10-19'), { step: 'none' }],
    ['does nothing after its charge', 17, charged('2026-11-17'), { step: 'none' }],
    ['charges on the day', 17, { ...state, chargeAfter: now }, { step: 'charge' }],
    ['ignores the balance', 17, { ...state, balanceCents: 9000, chargeAfter: now }, { step: 'charge' }],
    ['is announced late if it was missed', 10, charged('2026-10-10'), notice('2026-11-18T10:00:00Z', true)],
    [
      'is announced again a day late',
      10,
      { ...state, chargeAfter: at('2026-11-10T10:00:00Z') },
      notice('2026-11-18T10:00:00Z', true),
    ],
    [
      'is not announced for a day before it was chosen',
      17,
      { ...state, chosenAt: at('2026-11-17T08:00:00Z') },
      { step: 'none' },
    ],
    [
      'is announced if it was chosen the day before',
      18,
      { ...state, chosenAt: at('2026-11-17T08:00:00Z') },
      notice('2026-11-18T10:00:00Z'),
    ],
    [
      'of a month that is over is skipped',
      28,
      charged('2026-09-28'),
      { step: 'skip', day: '2026-10-28', nextDay: '2026-11-28' },
    ],
    ['is skipped once', 28, { ...state, skippedOn: '2026-10-28' }, { step: 'none' }],
  ])('%s [BA-005]', (_what, dayOfMonth, given, expected) =>
    expect(automaticStep(onDay(dayOfMonth), given, now)).toEqual(expected),
  );

  it.each([
    ['2026-11-30T10:00:00Z', 1, notice('2026-12-01T10:00:00Z')],
    ['2026-12-31T23:30:00Z', 2, notice('2027-01-01T23:30:00Z')],
    ['2026-11-29T21:00:00Z', 28, notice('2026-11-30T21:00:00Z', true)],
    ['2026-11-29T22:00:00Z', 28, { step: 'skip', day: '2026-11-28', nextDay: '2026-12-28' }],
    ['2026-12-31T10:00:00Z', 28, { step: 'skip', day: '2026-12-28', nextDay: '2027-01-28' }],
    ['2026-02-28T10:00:00Z', 28, { step: 'skip', day: '2026-02-28', nextDay: '2026-03-28' }],
    ['2026-02-27T10:00:00Z', 28, notice('2026-02-28T10:00:00Z')],
    ['2026-10-24T21:30:00Z', 25, notice('2026-10-25T21:30:00Z')],
  ])('at %s for day %i [BA-005]', (moment, dayOfMonth, expected) =>
    expect(automaticStep(onDay(dayOfMonth), state, at(moment))).toEqual(expected),
  );

  const hour = 3600_000;
  const gaps = fc.array(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 24, max: 24 * 50 })), {
    minLength: 20,
    maxLength: 120,
  });

  it('is charged a day or more after its notice, once a month, and never missed silently [BA-005]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 24 * 365 }), gaps, (day, start, hours) => {
        const { notices, charges, skipped, missed } = runPlan(
          day,
          new Date(Date.UTC(2026, 0, 1) + start * hour),
          hours,
        );
        for (const { told, chargeAfter, isLate } of notices) {
          expect(chargeAfter.getTime() - told.getTime()).toBeGreaterThanOrEqual(24 * hour);
          expect(isLate).toBe(Number(sofiaDay(chargeAfter).slice(-2)) !== day);
        }
        for (const { charged, announced } of charges) {
          const lateness = charged.getTime() - announced.getTime();
          expect(lateness).toBeGreaterThanOrEqual(0);
          expect(lateness).toBeLessThanOrEqual(24 * hour);
          expect(Number(sofiaDay(charged).slice(-2))).toBeGreaterThanOrEqual(day);
        }
        const months = [...charges.map(({ charged }) => monthOf(sofiaDay(charged))), ...skipped.map(monthOf)];
        expect(new Set(months).size).toBe(months.length);
        expect(missed).toEqual([]);
      }),
    );
  });

  /** Runs the plan with pauses of so many hours. */
  function runPlan(day: number, start: Date, hours: readonly number[]) {
    const notices: { told: Date; chargeAfter: Date; isLate: boolean }[] = [];
    const charges: { charged: Date; announced: Date }[] = [];
    const [skipped, missed]: [string[], string[]] = [[], []];
    let moment = start;
    const progress: AutomaticState = { ...state, chosenAt: start };
    for (const gap of hours) {
      const next = automaticStep(onDay(day), progress, moment);
      if (next.step === 'notice') {
        notices.push({ told: moment, ...next });
        progress.chargeAfter = next.chargeAfter;
      } else if (next.step === 'charge') {
        charges.push({ charged: moment, announced: progress.chargeAfter! });
        Object.assign(progress, { chargeAfter: null, chargedAt: moment });
      } else if (next.step === 'skip') {
        skipped.push(next.day);
        Object.assign(progress, { chargeAfter: null, skippedOn: next.day });
      }
      const chosen = `${sofiaDay(moment).slice(0, 8)}${String(day).padStart(2, '0')}`;
      if (sofiaDay(start) < chosen && chosen <= sofiaDay(moment) && !isCovered(chosen, progress)) missed.push(chosen);
      moment = new Date(moment.getTime() + gap * hour);
    }
    return { notices, charges, skipped, missed };
  }

  const isCovered = (day: string, { chargeAfter, chargedAt, skippedOn }: AutomaticState) =>
    chargeAfter !== null || skippedOn === day || (chargedAt !== null && sofiaDay(chargedAt) >= day);
});

it('the ceiling of a month includes the next charge [BA-005]', () => {
  expect(isWithinCeiling(1000, 1000, 2000)).toBe(true);
  expect(isWithinCeiling(1001, 1000, 2000)).toBe(false);
});
