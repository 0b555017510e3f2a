import { expect, it } from 'vitest';
import { countLines } from './line-counts.ts';

const source = `const limit = 3;
function check(count) {
  if (count > limit) return refuse();
  return count;
}`;
const range = (text: string, count: number) => ({
  startOffset: source.indexOf(text),
  endOffset: source.indexOf(text) + text.length,
  count,
});

it('the parts of a function count for themselves, and a line counts as often as its rarest part', () => {
  const check = source.slice(source.indexOf('function'));
  const functions = [
    { ranges: [range(source, 1)] },
    { ranges: [range(check, 5), range('return refuse();', 0), range('return count;', 4)] },
  ];
  expect(countLines(source, functions)).toEqual({ 0: 1, 1: 5, 2: 0, 3: 4 });
});

it('a function that did not run has no lines', () => {
  const functions = [{ ranges: [range(source, 1)] }, { ranges: [range(source.slice(source.indexOf('\n') + 1), 0)] }];
  expect(countLines(source, functions)).toEqual({ 0: 1 });
});

it('a function in one line counts without the code that names it', () => {
  const line = 'const isLong = (text) => text.length > 3;';
  const start = line.indexOf('(text)');
  const functions = [
    { ranges: [{ startOffset: 0, endOffset: line.length, count: 0 }] },
    { ranges: [{ startOffset: start, endOffset: line.length - 1, count: 2 }] },
  ];
  expect(countLines(line, functions)).toEqual({ 0: 2 });
});
