import { describe, expect, it } from 'vitest';
import { isCompleteCode, lockAfter, mayBeSent, sendsPerNumber, waitOfNumber, type SendState } from './one-time-code.ts';

const sentAt = new Date('2026-03-02T10:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const verdict = (sends: number, seconds: number) => mayBeSent({ sends, lastSendAt: sentAt }, after(seconds));

describe('a code may be sent', () => {
  it('at once the first time', () => {
    expect(mayBeSent({ sends: 0, lastSendAt: null }, sentAt)).toEqual({ may: true, sendsAfter: 1 });
  });

  it('again after 30 seconds, not before [SH-034, SH-542]', () => {
    expect(verdict(1, 29.999)).toEqual({ may: false, code: 'EC_Resend_Time_Is_Not_Expired', waitSeconds: 1 });
    expect(verdict(1, 0)).toEqual({ may: false, code: 'EC_Resend_Time_Is_Not_Expired', waitSeconds: 30 });
    expect(verdict(1, 30)).toEqual({ may: true, sendsAfter: 2 });
  });

  it('three times, the first included [SH-032, SH-543]', () => {
    let state: SendState = { sends: 0, lastSendAt: null };
    const seen = [0, 30, 60, 90].map((seconds) => {
      const next = mayBeSent(state, after(seconds));
      if (next.may) state = { sends: next.sendsAfter, lastSendAt: after(seconds) };
      return next.may ? next.sendsAfter : next.code;
    });
    expect(seen).toEqual([1, 2, 3, 'EC_Reach_Max_Attempts']);
  });

  it('again ten minutes after the third, with a new count [SH-033, SH-544]', () => {
    expect(verdict(3, 599.5)).toEqual({ may: false, code: 'EC_Reach_Max_Attempts', waitSeconds: 1 });
    expect(verdict(3, 600)).toEqual({ may: true, sendsAfter: 1 });
  });

  it('only after the 30 seconds also when three are used', () => {
    expect(verdict(3, 10)).toMatchObject({ may: false, code: 'EC_Resend_Time_Is_Not_Expired' });
  });

  it('after the usual delay when the clock was set back', () => {
    expect(verdict(1, -86_400)).toEqual({ may: false, code: 'EC_Resend_Time_Is_Not_Expired', waitSeconds: 30 });
  });
});

const hour = 3600;
const day = 24 * hour;

describe('a number may get another code', () => {
  const wait = (ago: number[]) =>
    waitOfNumber(
      ago.map((seconds) => after(-seconds)),
      sendsPerNumber,
      sentAt,
    );
  const each = (sends: number, apart: number) => Array.from({ length: sends }, (_, n) => n * apart);

  it.each([
    ['when none was sent', [], 0],
    ['after nine within the hour', each(9, 60), 0],
    ['an hour after the first of ten', each(10, 60), hour - 9 * 60],
    ['at once when the first of ten is an hour old', each(10, 400), 0],
    ['a day after the first of twenty', each(20, 1000), day - 19 * 1000],
    ['an hour from now when the clock was set back', Array<number>(10).fill(-day), hour],
  ])('%s', (_when, ago, seconds) => expect(wait(ago)).toBe(seconds));
});

it.each([
  [0, null],
  [9, null],
  [10, hour],
  [11, null],
  [20, 6 * hour],
  [30, day],
  [40, day],
  [50, 7 * day],
  [90, 7 * day],
  [99, null],
  [100, 'until helped'],
])('after %i wrong codes they are locked for %s', (failures, lock) => expect(lockAfter(failures)).toBe(lock));

it.each([
  ['12345', false],
  ['123456', true],
  ['1234567', false],
  ['', false],
  ['abcdef', true],
])('a code is complete at six characters: %j [SH-035]', (typed, complete) =>
  expect(isCompleteCode(typed)).toBe(complete),
);
