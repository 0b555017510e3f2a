import { expect, it } from 'vitest';
import { createProgressBar, shownProgress } from './progress-bar.ts';

it('progress is shown as a bar, a count, a speed and the time left', () => {
  expect(shownProgress({ done: 250_000, of: 1_000_000, rows: 2_500_000 }, 10)).toBe(
    '████████░░░░░░░░░░░░░░░░░░░░░░ 25%  250,000 of 1,000,000  250,000 rows/s, 30 s left',
  );
});

it('without a terminal a line is written occasionally, and one at the end', () => {
  const lines: string[] = [];
  let time = 0;
  const bar = createProgressBar({ write: (text) => lines.push(text) }, () => time);
  for (let done = 1; done <= 10; done++) {
    time += 4000;
    bar.show({ done, of: 10, rows: done });
  }
  bar.end();
  expect(lines.map((line) => /\d+%/.exec(line)?.[0])).toEqual(['30%', '60%', '90%', '100%']);
});

it('on a terminal one line is overwritten', () => {
  const lines: string[] = [];
  const bar = createProgressBar({ isTTY: true, write: (text) => lines.push(text) }, () => 0);
  bar.show({ done: 1, of: 2, rows: 1 });
  bar.show({ done: 2, of: 2, rows: 2 });
  bar.end();
  expect(lines.map((line) => line[0])).toEqual(['\r', '\r', '\n']);
});
