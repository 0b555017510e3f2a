import { expect, it } from 'vitest';
import { withWebOtpLine } from './code-hash.ts';

it.each([
  ['my.operator.example', 'Код 240816.\n\n@my.operator.example #240816'],
  ['localhost', 'Код 240816.\n\n@localhost #240816'],
  ['127.0.0.1', 'Код 240816.'],
  ['[::1]', 'Код 240816.'],
])('the SMS of a portal at %s is %j: only names can bind a code [PK-008]', (host, text) => {
  expect(withWebOtpLine('Код 240816.', host, '240816')).toBe(text);
});
