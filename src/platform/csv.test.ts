import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';

it('texts are quoted and never run as a formula; numbers stay numbers', () => {
  expect(csvRow(['a', 'b,c', 'say "x"', '=1+1', '-2', '@cmd', -2.1])).toBe(
    `a,"b,c","say ""x""",'=1+1,'-2,'@cmd,-2.1\n`,
  );
});
