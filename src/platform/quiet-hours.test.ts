import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sofiaMoment, sofiaTime } from './clock.ts';
import { quietEnd } from './quiet-hours.ts';

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((at) => {
  const [hours, minutes] = [Math.floor(at / 60), at % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('quiet hours', () => {
  it.each([
    ['22:00', '08:00', '2026-11-17T23:30', '2026-11-18T08:00'],
    ['22:00', '08:00', '2026-11-17T07:59', '2026-11-17T08:00'],
    ['22:00', '08:00', '2026-11-17T08:00', null],
    ['22:00', '08:00', '2026-11-17T22:00', '2026-11-18T08:00'],
    ['13:00', '15:00', '2026-11-17T14:00', '2026-11-17T15:00'],
    ['13:00', '15:00', '2026-11-17T15:00', null],
    // The clocks change at night.
    ['22:00', '08:00', '2026-03-28T23:00', '2026-03-29T08:00'],
    ['22:00', '08:00', '2026-10-24T23:00', '2026-10-25T08:00'],
  ])('from %s until %s at %s end at %s', (from, until, now, end) => {
    const at = (local: string) => sofiaMoment(local.slice(0, 10), local.slice(11));
    expect(quietEnd(at(now), { from, until })).toEqual(end === null ? null : at(end));
  });

  it('end within a day, after now, at the chosen time unless the clocks skip it', () => {
    fc.assert(
      fc.property(moment, minute, minute, (now, from, until) => {
        fc.pre(from !== until);
        const end = quietEnd(now, { from, until });
        if (end === null) return;
        expect(end.getTime()).toBeLessThanOrEqual(now.getTime() + 25 * 3_600_000);
        // The clocks skip or repeat this hour.
        const isChangedHour = until >= '03:00' && until < '04:00';
        expect(isChangedHour || (end > now && sofiaTime(end) === until)).toBe(true);
      }),
    );
  });

  it('and their complement cover the day', () => {
    fc.assert(
      fc.property(moment, minute, minute, (now, from, until) => {
        fc.pre(from !== until);
        const isQuiet = quietEnd(now, { from, until }) !== null;
        expect(quietEnd(now, { from: until, until: from }) !== null).toBe(!isQuiet);
      }),
    );
  });
});
