import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formFields } from './rules.ts';

describe('a card', () => {
  it('is sent with all fields of the transaction except BaseUrl [PR-096]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => {
        const { BaseUrl: _, ...rest } = fields;
        expect(formFields({ ...fields, BaseUrl: 'https://bank.example' })).toEqual(rest);
      }),
    );
  });
});
