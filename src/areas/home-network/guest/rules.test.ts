import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sofiaTime } from '#platform/clock.ts';
import { guestNames } from '#testing/guest-networks.ts';
import {
  guestEnd,
  guestChoices,
  guestNameFor,
  isGuestName,
  isGuestPassword,
  otherGuestChoice,
  type GuestChoice,
} from './rules.ts';

const end = (choice: GuestChoice, now: string) => guestEnd(choice, new Date(now))?.toISOString() ?? null;

describe('a guest network', () => {
  it.each<[string, string, string]>([
    ['in the evening', '2026-11-17T18:00:00Z', '2026-11-18T04:00:00.000Z'],
    ['a minute before midnight', '2026-11-17T21:59:00Z', '2026-11-18T04:00:00.000Z'],
    ['at midnight', '2026-11-17T22:00:00Z', '2026-11-18T04:00:00.000Z'],
    ['at 3:59', '2026-11-18T01:59:00Z', '2026-11-18T04:00:00.000Z'],
    ['at 4:00', '2026-11-18T02:00:00Z', '2026-11-19T04:00:00.000Z'],
    ['before the night of 23 hours', '2026-03-28T18:00:00Z', '2026-03-29T03:00:00.000Z'],
    ['in the night of 23 hours', '2026-03-29T00:30:00Z', '2026-03-29T03:00:00.000Z'],
    ['before the night of 25 hours', '2026-10-24T18:00:00Z', '2026-10-25T04:00:00.000Z'],
    ['in the repeated hour', '2026-10-25T01:30:00Z', '2026-10-25T04:00:00.000Z'],
  ])('for tonight, started %s, ends at six in the morning [GW-001]', (_when, now, ends) => {
    expect(end('tonight', now)).toBe(ends);
  });

  it.each<[string, string, string]>([
    ['ordinary days', '2026-11-17T18:20:00Z', '2026-11-20T18:20:00.000Z'],
    ['the change of clocks in spring', '2026-03-27T18:20:00Z', '2026-03-30T17:20:00.000Z'],
    ['the change of clocks in autumn', '2026-10-23T17:20:00Z', '2026-10-26T18:20:00.000Z'],
    ['an hour that spring skips', '2026-03-26T01:30:00Z', '2026-03-29T01:00:00.000Z'],
  ])('for three days ends at the same time of day, over %s [GW-001]', (_over, now, ends) => {
    expect(end('three-days', now)).toBe(ends);
  });

  it('for always has no end [GW-001]', () => {
    expect(end('always', '2026-11-17T18:00:00Z')).toBeNull();
  });

  it('for tonight lasts from two to 27 hours and ends at six [GW-001]', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (now) => {
        const ends = guestEnd('tonight', now)!;
        const hours = (ends.getTime() - now.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0.99);
        expect(hours).toBeLessThanOrEqual(27);
        expect(sofiaTime(ends)).toBe('06:00');
      }),
    );
  });
});

describe('the name of a guest network', () => {
  it.each([
    ['Ivanovi-Gosti', true],
    ['Гости на Иванови', true],
    ['A', true],
    ['<b>5G</b> & "home"', true],
    ['Я'.repeat(16), true],
    ['Я'.repeat(16) + 'a', false],
    ['a'.repeat(33), false],
    ['', false],
    ['   ', false],
    ['a\u0007b', false],
    ['a\u2028b', false],
    ['\uD83C', false],
  ])('%j is possible: %s [GW-001]', (name, isPossible) => {
    expect(isGuestName(name)).toBe(isPossible);
  });

  it('is made of the own network and is always possible [GW-001]', () => {
    expect(guestNameFor('Ivanovi')).toBe('Ivanovi Guests');
    expect(guestNameFor('Иванови на морето')).toBe('Иванови на мо Guests');
    expect(guestNameFor('')).toBe('Home Guests');
    expect(guestNameFor('a'.repeat(25))).toBe(`${'a'.repeat(25)} Guests`);
    expect(guestNameFor('a'.repeat(26))).toBe(`${'a'.repeat(25)} Guests`);
    fc.assert(
      fc.property(guestNames, (main) => {
        expect(isGuestName(guestNameFor(main))).toBe(true);
      }),
    );
  });
});

it.each([
  ['topla-lipa-27', true],
  ['with spaces; and "signs"', true],
  ['a'.repeat(63), true],
  ['short', false],
  ['a'.repeat(64), true],
  ['z'.repeat(64), false],
  ['a'.repeat(65), false],
  ['паролата-ми', false],
  ['tab\tulator', false],
])('%j can be the password of a guest network: %s [GW-001]', (password, isPossible) => {
  expect(isGuestPassword(password)).toBe(isPossible);
});

it.each([null, ...guestChoices])('another end than %s is suggested [GW-001]', (choice) => {
  expect(otherGuestChoice(choice)).not.toBe(choice);
});
