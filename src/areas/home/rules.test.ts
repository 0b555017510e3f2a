import { describe, expect, it } from 'vitest';
import { attentionKinds, chosenService, greetingAt, inOrderOfNeed, offersFor } from './rules.ts';

it('the greeting follows the hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => greetingAt(hour));
  const greetings = { night: [0, 1, 2, 3, 4, 23], morning: [5, 6, 7, 8, 9, 10], evening: [18, 19, 20, 21, 22] };
  for (const [greeting, at] of Object.entries(greetings)) {
    expect(hours.flatMap((said, hour) => (said === greeting ? [hour] : []))).toEqual(at);
  }
  expect(hours.filter((said) => said === 'day')).toHaveLength(7);
});

describe('what waits for the person', () => {
  it('stands with the soonest first and what has no day last', () => {
    const items = [
      { kind: 'document-to-sign', due_on: null },
      { kind: 'trial-ends', due_on: '2026-04-01' },
      { kind: 'limit-near', due_on: '2026-03-05' },
    ] as const;
    expect(inOrderOfNeed(items).map((item) => item.kind)).toEqual(['limit-near', 'trial-ends', 'document-to-sign']);
  });

  it('stands in the order of the kinds on one day', () => {
    const items = attentionKinds.toReversed().map((kind) => ({ kind, due_on: '2026-04-01' }));
    expect(inOrderOfNeed(items).map((item) => item.kind)).toEqual(attentionKinds);
  });

  it('is not changed by being put in order', () => {
    const items = [
      { kind: 'trial-ends', due_on: '2026-04-02' },
      { kind: 'trial-ends', due_on: '2026-04-01' },
    ] as const;
    inOrderOfNeed(items);
    expect(items[0].due_on).toBe('2026-04-02');
  });
});

describe('offers', () => {
  it('are for who owns a mobile number', () => {
    expect(offersFor([{ msisdn_type: 'Mobile', owner: true }])).toEqual(['donation', 'music', 'weekend-bonus']);
  });

  it.each([
    ['only uses one', [{ msisdn_type: 'Mobile', owner: false }]],
    ['has only TV', [{ msisdn_type: 'Tv', owner: true }]],
    ['has nothing', []],
  ])('are not for who %s', (_who, services) => expect(offersFor(services)).toEqual([]));
});

describe('the chosen service', () => {
  const services = [{ service_id: '359888100101' }, { service_id: '200000100201' }];

  it('is the one in the address', () => expect(chosenService(services, '200000100201')).toBe(services[1]));

  it.each([undefined, '', '359888999999'])('is the first when the address names %j', (msisdn) =>
    expect(chosenService(services, msisdn)).toBe(services[0]),
  );

  it('is none without services', () => expect(chosenService([], '359888100101')).toBeUndefined());
});
