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
      'list,maria@demo.bg',
      'list;maria@demo.bg',
      'name<maria@demo.bg',
      '"quoted"@demo.bg',
      '\u202emaria@demo.bg',
      'ma\u200bria@demo.bg',
      'maria@mail\u3002demo.bg',
      'maria@\uff44emo.bg',
      'x@y..bg',
      'a..b@y.bg',
      '.@y.bg',
      '.maria@y.bg',
      'maria.@y.bg',
      'maria@.y.bg',
    ],
  },
  name: {
    row: 'SH-510',
    good: ['Мария', 'Anne-Marie', "О'Нийл", 'Ал', 'Ана Мария', 'а'.repeat(50)],
    bad: ['', 'М', 'Мария1', 'Мария!', '<b>', 'а'.repeat(51), 'Мария\n', '  ', '--', "''", "-' "],
  },
  personalId: {
    row: 'SH-512',
    good: ['9203149959', '0000000000'],
    bad: ['920314995', '92031499590', '920314995O', '9203 149959', ''],
  },
  serviceNumber: {
    row: 'SH-514',
    good: ['100000100301', '200000100201', '300000100401'],
    bad: ['400000100301', '10000010030', '1000001003010', '359888100101', '1000001O0301', ''],
  },
  bankAccount: {
    row: 'SH-511',
    good: ['BG80BNBG96611020345678', 'BG18RZBB91550123456789', 'BG00AAAAAAAAAAAAAAAAAA'],
    bad: [
      'DE80BNBG96611020345678',
      'BG8XBNBG96611020345678',
      'BG80BN1G96611020345678',
      'BG80BNBG9661102034567',
      'BG80BNBG966110203456789',
      'BG80 BNBG 9661 1020 3456 78',
      'bg80bnbg96611020345678',
      '',
    ],
  },
  idCard: {
    row: 'SH-515',
    good: ['123456789', 'AB1234567'],
    bad: ['12345678', '1234567890', 'A12345678', 'ABC123456', 'AB12345678', 'AB123456', ''],
  },
  plate: {
    row: 'SH-516',
    good: ['CB1234AB', 'А1234ВС', 'E0001KX', 'СВ1234АВ'],
    bad: ['CB123AB', 'CB12345AB', 'QW1234AB', 'CB1234A', 'CB1234ABC', 'C B1234AB', 'DB1234AB', ''],
  },
  cyrillicAddress: {
    row: 'SH-517',
    good: ['ул. Шипка 12, ап. 7', 'ж.к. "Чайка", бл. 18', 'ул. „Шипка“ 12', 'бул. 6-ти септември №5/2'],
    bad: ['Shipka St 12', 'ул. Shipka 12', 'ул. Шипка; 12', '<b>ул.</b>', ''],
  },
  companyId: {
    row: 'SH-513',
    good: ['999000177', '9991234500015', '123456789012345'],
    bad: ['99900017', '1234567890123456', '9990001O7', ''],
  },
};

describe.each(Object.entries(cases))('the pattern of %s', (name, { row, good, bad }) => {
  const pattern = patterns[name as keyof typeof patterns];

  it.each(good)(`accepts %j [${row}]`, (value) => expect(pattern.test(value)).toBe(true));

  it.each(bad)(`refuses %j [${row}]`, (value) => expect(pattern.test(value)).toBe(false));
});
