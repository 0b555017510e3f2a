import { expect, it } from 'vitest';
import { daysFrom } from './relative-days.ts';

const rewrite = daysFrom(new Date('2026-03-02T22:30:00Z'));

it.each([
  ['{today}', '2026-03-03'],
  ['{today-3}', '2026-02-28'],
  ['до {shown+30} г.', 'до 02.04.2026 г.'],
  ['{now-1}', '2026-03-01T22:30:00.000Z'],
  ['{midnight+1}', '2026-03-03T22:00:00.000Z'],
  ['{end-of-month}', '2026-03-31'],
  ['{first-of-month}', '2026-03-01'],
  ['{first-of-month-3}', '2025-12-01'],
  ['{last-of-month-1}', '2026-02-28'],
  ['между {operator} и', 'между Абонат АД и'],
  ['{"pid":"1"} {tomorrow} {today+}', '{"pid":"1"} {tomorrow} {today+}'],
])('%s is %s on the third of March', (written, meant) => {
  expect(rewrite(written)).toBe(meant);
});
