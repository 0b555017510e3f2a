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
  bankAccount: {
    row: 'SH-511',
    good: ['BG40TEST91551012345678', 'BG69DEMO93001000000001', 'BG71ABCD000114AB12CD34'],
    bad: [
      'BG40TEST9155101234567',
      'BG40TEST915510123456789',
      'BG40TES191551012345678',
      'RO40TEST91551012345678',
      'BGAATEST91551012345678',
      'BG40 TEST 9155 1012 3456 78',
    ],
  },
  personalId: {
    row: 'SH-512',
    good: ['8307099971', '5602299925', '1000000001'],
    bad: ['830709997', '83070999711', '830709997a', '8307099971 ', '８307099971'],
  },
  companyId: {
    row: 'SH-513',
    good: ['999000177', '9991234500015', '123456789012345'],
    bad: ['99900017', '1234567890123456', '9990001O7', ''],
  },
  serviceNumber: {
    row: 'SH-514',
    good: ['100000100301', '200000100201', '300000100401'],
    bad: ['400000100201', '20000010020', '2000001002011', '359888100101', '150000100301'],
  },
  idCard: {
    row: 'SH-515',
    good: ['999000101', '640000001', 'AA0000017', 'ZZ9999999'],
    bad: ['99900010', '9990001011', 'A10000017', 'ABC000017', 'AA00000I7', 'АА0000017'],
  },
  plate: {
    row: 'SH-516',
    good: ['CB1234AB', 'PB0007KM', 'B4321HT', 'A9999XX', 'СВ1234АВ'],
    bad: ['CB123AB', 'CD1234AB', 'QB1234AB', 'CB1234ABC', 'CB1234A', '1234AB', 'CBA1234AB'],
  },
  cyrillicAddress: {
    row: 'SH-517',
    good: ['ул. Шипка 12', 'бул. "Цар Борис III" № 5'.replace('III', '3'), 'ж.к. Младост-1, бл. 5/А'],
    bad: ['', 'ul. Shipka 12', 'ул. Шипка; 12', 'ул. Шипка <12>'],
  },
};

describe.each(Object.entries(cases))('the pattern of %s', (name, { row, good, bad }) => {
  const pattern = patterns[name as keyof typeof patterns];

  it.each(good)(`takes %j [${row}]`, (value) => expect(pattern.test(value)).toBe(true));

  it.each(bad)(`refuses %j [${row}]`, (value) => expect(pattern.test(value)).toBe(false));
});
