import { expect, it } from 'vitest';
import { textOf } from './line-identity.ts';

it.each([
  [undefined, ''],
  [null, ''],
  [7, '7'],
  [['a'], '["a"]'],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), `${'x'.repeat(100)}…`],
])('the value %j is reported as %j', (value, text) => {
  expect(textOf(value)).toBe(text);
});
