import { expect, it } from 'vitest';
import { longDay } from './long-day.ts';

it.each([
  ['2026-12-13', 'bg', '13 декември'],
  ['2026-12-13', 'en', '13 December'],
  ['2027-02-13', 'bg', '13 февруари 2027 г.'],
  ['2027-11-15', 'en', '15 November 2027'],
] as const)('%s on 15 November 2026 in %s is %s', (day, language, said) => {
  expect(longDay(day, '2026-11-15', language)).toBe(said.replaceAll(/ (?!\d{4})/g, '\u00a0'));
});
