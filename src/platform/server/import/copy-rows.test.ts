import { expect, it } from 'vitest';
import { lineOf } from './copy-rows.ts';

it('a row is escaped for COPY whatever it contains', () => {
  expect(lineOf(['a\tb', 'c\nd', 'e\\f', null, 5, true, { g: [1] }])).toBe(
    'a\\tb\tc\\nd\te\\\\f\t\\N\t5\ttrue\t{"g":[1]}\n',
  );
});
