// The rules of security codes, shared by all areas.

import { failuresUntilHelp } from './one-time-code.ts';

export const wrongTriesUntilLock = 5;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The first lock is short, because users forget; later ones are longer. */
const locks = [10 * minute, hour, 6 * hour, day, 7 * day];

export function triesUntilLock(wrongTries: number): number {
  return wrongTriesUntilLock - (wrongTries % wrongTriesUntilLock);
}

/** Lock time after a number of wrong attempts since the last correct one; null for no lock. */
export function lockAfterTries(wrongTries: number): number | 'until helped' | null {
  if (wrongTries >= failuresUntilHelp) return 'until helped';
  if (wrongTries === 0 || wrongTries % wrongTriesUntilLock !== 0) return null;
  return locks[Math.min(wrongTries / wrongTriesUntilLock, locks.length) - 1]!;
}

/** Why a code is easy to guess: its digits follow a pattern, or are known data of its owner. */
export const codeWeaknesses = ['pattern', 'id', 'birth_date', 'number'] as const;
export type CodeWeakness = (typeof codeWeaknesses)[number];

/** The numbers in the sent form: 359… */
export type CodeOwner = { pid: string; numbers: readonly string[] };

/** Null for a code that is not easy to guess. */
export function weaknessOfCode(code: string, { pid, numbers }: CodeOwner): CodeWeakness | null {
  if (hasPattern(code)) return 'pattern';
  if (pid.includes(code)) return 'id';
  if (birthDatesIn(pid).includes(code)) return 'birth_date';
  const isOfNumber = numbers.some((number) => number.includes(code) || number.replace(/^359/, '0').includes(code));
  return isOfNumber ? 'number' : null;
}

/** Few different digits, sequences with steps of one or two, repetitions, pairs, or palindromes. */
function hasPattern(code: string): boolean {
  const digits = code.split('');
  const steps = new Set(digits.slice(1).map((digit, place) => (Number(digit) - Number(digits[place]) + 10) % 10));
  if (new Set(digits).size <= 2) return true;
  if (steps.size === 1 && [1, 2, 8, 9].includes([...steps][0]!)) return true;
  return /^(\d+)\1+$/.test(code) || /^(?:(\d)\1)+$/.test(code) || digits.toReversed().join('') === code;
}

/** A personal id begins with the date of birth; 20 or 40 added to the month gives the century. */
function birthDatesIn(pid: string): string[] {
  const [, year, month, dayOfMonth] = /^(\d\d)(\d\d)(\d\d)\d{4}$/.exec(pid) ?? [];
  if (!year || !month || !dayOfMonth) return [];
  const plainMonth = String(Number(month) % 20).padStart(2, '0');
  return [
    [year, plainMonth, dayOfMonth],
    [dayOfMonth, plainMonth, year],
    [plainMonth, dayOfMonth, year],
  ].map((parts) => parts.join(''));
}
