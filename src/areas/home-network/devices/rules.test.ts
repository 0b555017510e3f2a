import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessedKind, isDeviceName, normalizedMac, longestDeviceName, pauseEnd } from './rules.ts';

describe('the kind of a device', () => {
  it.each([
    ['Телефонът на Мария', 'phone'],
    ['Galaxy-S23', 'phone'],
    ['Galaxy-Tab-A9', 'tablet'],
    ['iPad', 'tablet'],
    ['DESKTOP-7Q2K', 'computer'],
    ['NAS', 'computer'],
    ['Apple-TV', 'tv'],
    ['PS5-1234', 'console'],
    ['Конзола', 'console'],
    ['Камера', 'camera'],
    ['HP LaserJet', 'printer'],
    ['Термостат', 'appliance'],
    ['ESP_3A77F1', 'other'],
    ['', 'other'],
  ])('of %j is guessed as %s [GW-002]', (name, kind) => {
    expect(guessedKind(name)).toBe(kind);
  });
});

describe('the name of a device', () => {
  it.each([
    ['Таблетът на Боян', true],
    ['  Конзола  ', true],
    ['a'.repeat(longestDeviceName), true],
    ['a'.repeat(longestDeviceName + 1), false],
    ['😀'.repeat(longestDeviceName / 2), true],
    ['', false],
    ['   ', false],
    ['Кон\nзола', false],
    ['Кон\u202Eзола', false],
    ['\u2028', false],
  ])('%j is allowed: %s [GW-002]', (name, isAllowed) => {
    expect(isDeviceName(name)).toBe(isAllowed);
  });
});

describe('the pause of a device', () => {
  it.each([
    ['an hour', 'hour', '2026-11-17T18:00:00Z', '2026-11-17T19:00:00.000Z'],
    ['an hour over the change of clocks', 'hour', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00.000Z'],
    ['until morning, in the evening', 'morning', '2026-11-17T18:00:00Z', '2026-11-18T05:00:00.000Z'],
    ['until morning, at midnight', 'morning', '2026-11-17T22:00:00Z', '2026-11-18T05:00:00.000Z'],
    ['until morning, at 6:59', 'morning', '2026-11-18T04:59:00Z', '2026-11-18T05:00:00.000Z'],
    ['until morning, at 7:00', 'morning', '2026-11-18T05:00:00Z', '2026-11-19T05:00:00.000Z'],
    ['until morning, in spring', 'morning', '2026-03-28T20:00:00Z', '2026-03-29T04:00:00.000Z'],
    ['until morning, in autumn', 'morning', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z'],
    ['a block', 'block', '2026-11-17T18:00:00Z', null],
  ] as const)('for %s ends in time [GW-002]', (_what, choice, now, ends) => {
    expect(pauseEnd(choice, new Date(now))?.toISOString() ?? null).toBe(ends);
  });

  it('ends later than it begins, and within 27 hours [GW-002]', () => {
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom('hour' as const, 'morning' as const), (now, choice) => {
        const ms = pauseEnd(choice, now)!.getTime() - now.getTime();
        expect(ms).toBeGreaterThan(3_599_000);
        expect(ms).toBeLessThanOrEqual(27 * 3_600_000);
      }),
    );
  });
});

it.each([
  ['02:AB:0A:00:84:1F', '02:AB:0A:00:84:1F'],
  ['02:ab:0a:00:84:1f', '02:AB:0A:00:84:1F'],
  ['02-ab-0A-00-84-1f', '02:AB:0A:00:84:1F'],
  ['02AB0A00841F', null],
  ['02:AB:0A:00:84:1G', null],
  ['02:AB:0A:00:84:1F:00', null],
  ['', null],
])('the address %j is %j in its one form [GW-002]', (text, mac) => {
  expect(normalizedMac(text)).toBe(mac);
});
