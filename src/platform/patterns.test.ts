import { describe, expect, it } from 'vitest';
import { patterns } from './patterns.ts';

type Cases = { row: string; good: string[]; bad: string[] };

const cases: Record<keyof typeof patterns, Cases> = {
  email: {
    row: 'SH-509',
    good: ['maria@demo.abonat.bg', 'a.b+c@x.co', 'иван@пример.бг'],
    bad: [
      '',
      'maria',
      'maria@',
      '@demo.bg',
      'maria@demo',
      'maria@demo.b',
      'ma ria@demo.bg',
      'maria@@demo.bg',
      ' maria@demo.bg',
    ],
  },
  name: {
    row: 'SH-510',
    good: ['Мария', 'Anne-Marie', "О'Нийл", 'Ал', 'Ана Мария', 'а'.repeat(50)],
    bad: ['', 'М', 'Мария1', 'Мария!', '<b>', 'а'.repeat(51), 'Мария\n'],
  },
  companyId: {
    row: 'SH-513',
    good: ['999000177', '9991234500015', '123456789012345'],
    bad: ['99900017', '1234567890123456', '9990001O7', ''],
  },
};

describe.each(Object.entries(cases))('the pattern of %s', (name, { row, good, bad }) => {
  const pattern = patterns[name as keyof typeof patterns];

  it.each(good)(`takes %j [${row}]`, (value) => expect(pattern.test(value)).toBe(true));

  it.each(bad)(`refuses %j [${row}]`, (value) => expect(pattern.test(value)).toBe(false));
});
