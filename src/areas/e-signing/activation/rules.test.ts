import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activationSteps,
  nextActivationStep,
  resumedPlace,
  type ActivationEvent,
  type ActivationStep,
} from './rules.ts';

describe('the activation wizard', () => {
  it('has three steps [ES-004]', () => expect(activationSteps).toEqual(['benefits', 'number', 'code']));

  it.each([
    ['benefits', 'activate', 'number'],
    ['number', 'codeSent', 'code'],
    ['code', 'confirmed', 'done'],
    ['code', 'back', 'number'],
    ['number', 'back', 'benefits'],
  ] as const)('goes from %s by %s to %s [ES-021, ES-022]', (from, event, to) =>
    expect(nextActivationStep(from, event)).toBe(to),
  );

  it.each([
    ['benefits', null, 'benefits'],
    ['number', null, 'number'],
    ['code', 599_999, 'code'],
    ['code', 600_000, 'number'],
    ['code', null, 'number'],
  ] as const)('left at %s with a code %s ms old continues at %s', (step, age, at) => {
    const sentAt = age === null ? null : 1_000_000 - age;
    expect(resumedPlace({ step, msisdn: '359888100101', sentAt }, 1_000_000).step).toBe(at);
  });

  it('never completes without a confirmed code, whatever the order of events [ES-021]', () => {
    const events = fc.array(fc.constantFrom<ActivationEvent>('activate', 'codeSent', 'confirmed', 'back'));
    fc.assert(
      fc.property(events, (happened) => {
        const order: ActivationStep[] = ['benefits', 'number', 'code', 'done'];
        let at: ActivationStep = 'benefits';
        for (const event of happened) {
          const next = nextActivationStep(at, event);
          expect(order.indexOf(next) - order.indexOf(at)).toBeLessThanOrEqual(1);
          at = next;
        }
      }),
    );
  });
});
