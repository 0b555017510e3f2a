import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

it('a number in the query stays the text it is', () => {
  expect(parseSearch('?msisdn=359888100101&x=01')).toEqual({ msisdn: '359888100101', x: '01' });
});

it('what is written is read back the same', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,12}$/);
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ minLength: 1, unit: 'grapheme' })), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});
