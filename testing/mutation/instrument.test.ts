import { describe, expect, it } from 'vitest';
import { createDifferences } from './differences.ts';
import { instrument, mutationNames } from './instrument.ts';
import { operators } from './operators.ts';

/** What the code returns with its differences noted, and the mutations that made one. */
function run(code: string, values: Record<string, unknown> = {}) {
  const differences = createDifferences();
  const source = instrument('a.ts', `const result = (${Object.keys(values).join()}) => ${code};`);
  // oxlint-disable-next-line no-implied-eval -- The code under test is the result.
  const load = new Function('globalThis', `${source} return result;`) as (
    own: object,
  ) => (...given: unknown[]) => unknown;
  const result = load({ differences })(...Object.values(values));
  const noted = [...differences.noted].flatMap(([place, { differences: count }]) => (count > 0 ? place : []));
  return { result, noted };
}

describe('code that notes its differences', () => {
  it.each([
    ['a < b', { a: 1, b: 2 }, true, []],
    ['a < b', { a: 2, b: 2 }, false, ['<']],
    ['a >= b', { a: new Date(5), b: new Date(5) }, true, ['>=']],
    ['a && b', { a: 1, b: 2 }, 2, []],
    ['a && b', { a: 1, b: 0 }, 0, ['&&']],
    ['a && b.c', { a: null, b: null }, null, ['&&']],
    ['a || b', { a: 0, b: 2 }, 2, ['||']],
    ['a || b', { a: 0, b: '' }, '', []],
    ['a.some((each) => each > b)', { a: [1, 2], b: 1 }, true, ['>', 'some']],
    ['a.every((each) => each > b)', { a: [3, 2], b: 1 }, true, []],
    ['a?.some((each) => each)', { a: [1] }, true, []],
    ['(a || b) && (c < d || d)', { a: 0, b: 1, c: 2, d: 2 }, 2, ['||', '<']],
  ])('%s with %j is %j and notes %j', (code, values, result, changed) => {
    const { result: seen, noted } = run(code, values);
    expect(seen).toEqual(result);
    expect(noted.toSorted()).toEqual(changed.map((each) => `a.ts:1 ${mutationNames[each]}`).toSorted());
  });

  it('stays on its lines', () => {
    const source = `export function check(a: number, b: number) {
  if (a > b && (await isFree(a))) return a.list.some((each) => each < b || each);
  return b;
}`;
    const lines = instrument('a.ts', source).split('\n');
    expect(lines).toHaveLength(4);
    expect([lines[0], lines[2]]).toEqual([source.split('\n')[0], '  return b;']);
    expect(lines[1]).toContain('&& (await isFree(a))');
  });
});

it('all mutations that are noted are made', () => {
  const made = new Set(operators.map(({ name }) => name));
  expect(Object.values(mutationNames).filter((name) => !made.has(name))).toEqual([]);
});
