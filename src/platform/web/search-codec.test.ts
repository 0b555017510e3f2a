import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';

it('a number in the query stays text', () => {
  expect(parseSearch('?msisdn=359888100101&x=01')).toEqual({ msisdn: '359888100101', x: '01' });
});

it.each(['0888100101', '+359888100101', '%2B359888100101', '00359888100101'])(
  'the number %s of a link is normalised',
  (written) => {
    expect(parseSearch(`?msisdn=${written}&tab=add`)).toEqual({ msisdn: '359888100101', tab: 'add' });
  },
);

it('an encrypted number for a partner is not changed', () => {
  expect(parseSearch('?msisdn=capital%3Ademo.ET-r4_2&type=x.y-z')).toEqual({
    msisdn: 'capital:demo.ET-r4_2',
    type: 'x.y-z',
  });
});

it('writing and parsing are inverse', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,12}$/).filter((given) => given !== 'msisdn');
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ minLength: 1, unit: 'grapheme' })), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});
