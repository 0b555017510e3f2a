import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, subjectOf } from './question-subject.ts';

it('the parts of a subject survive its id, whatever they contain [HE-001]', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1, maxLength: 3 }), (parts) => {
      expect(partsOf(subjectOf('notice', ...parts).id, parts.length)).toEqual(parts);
    }),
  );
});

it('an id with other parts or a broken encoding is not read', () => {
  expect(partsOf('M1000101-01', 2)).toBeNull();
  expect(partsOf('a/b/c', 2)).toBeNull();
  expect(partsOf('%E0%A4%A', 1)).toBeNull();
  expect(partsOf('', 0)).toEqual([]);
});
