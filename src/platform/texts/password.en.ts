// Password rules in English.

import type { passwordBg } from './password.bg.ts';

export const passwordEn = {
  rules: 'The password must have',
  length: '8 to 64 characters',
  digit: 'a digit',
  latin: 'a Latin letter and no Cyrillic',
  capital: 'a capital letter',
  special: 'at least one of % & * _ @ ! # $',
  noRuns: 'no 5 equal or consecutive digits, as 55555 and 12345',
  met: 'done',
  unmet: 'not yet',
  left: '{count, plural, =0 {The password meets all conditions.} one {# condition left.} other {# conditions left.}}',
} as const satisfies Record<keyof typeof passwordBg, string>;
