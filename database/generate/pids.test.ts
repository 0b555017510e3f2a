import { describe, expect, it } from 'vitest';
import { demoCustomers } from '#database/demo/people.ts';
import { companyCheckDigit, companyId, isWoman, personalId, personCheckDigit, personIds } from './pids.ts';

const pinned = demoCustomers().map(({ pid }) => pid);
const people = pinned.filter((pid) => pid.length === 10);
const companies = pinned.filter((pid) => pid.length === 9);

describe('check digits', () => {
  it.each(people)('of the person %s are those of the demo', (pid) =>
    expect(personCheckDigit(pid.slice(0, 9))).toBe(pid[9]),
  );

  it.each(companies)('of the company %s are those of the demo', (pid) =>
    expect(companyCheckDigit(pid.slice(0, 8))).toBe(pid[8]),
  );

  it('use the second sum if the first leaves ten', () => {
    // 2·1 + 1·8 = 10; then 2·3 + 1·10 = 16, remainder 5.
    expect(companyCheckDigit('20000001')).toBe('5');
  });
});

const indexes = [...Array.from({ length: 20_000 }, (_, i) => i), 9_999_999];

describe('generated ids', () => {
  it('of persons are ten digits with a birthday and a valid check digit, all different', () => {
    const ids = indexes.map(personalId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^\d{10}$/);
      expect(personCheckDigit(id.slice(0, 9))).toBe(id[9]);
      expect(birthday(id)).toBe(true);
    }
  });

  it('of companies are nine digits with a valid check digit, all different', () => {
    const ids = indexes.map(companyId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^\d{9}$/);
      expect(companyCheckDigit(id.slice(0, 8))).toBe(id[8]);
    }
  });

  it('never repeat and never collide with the demo', () => {
    // The step and the count are coprime, so different indexes below the count give different places.
    const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b));
    expect(greatestCommon(7_654_321, personIds)).toBe(1);
    expect(people.every((pid) => Number(pid.slice(6, 9)) >= 900)).toBe(true);
    expect(companies.every((pid) => pid.startsWith('999'))).toBe(true);
    expect(indexes.map(personalId).every((pid) => Number(pid.slice(6, 9)) < 900)).toBe(true);
    expect(indexes.map(companyId).every((pid) => !pid.startsWith('9'))).toBe(true);
  });

  it('contain the gender of a person', () => {
    expect(isWoman('8307099971')).toBe(true);
    expect(isWoman('5602299925')).toBe(false);
  });
});

function birthday(id: string): boolean {
  const written = Number(id.slice(2, 4));
  const century = written > 40 ? 2000 : 1900;
  const [year, month, day] = [century + Number(id.slice(0, 2)), written % 40, Number(id.slice(4, 6))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
