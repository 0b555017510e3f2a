// Generated ids of persons and companies with valid check digits. Each index gives another id, and none occurs in the
// demo.

const personWeights = [2, 4, 8, 5, 10, 9, 7, 3, 6];
const firstBirthday = Date.UTC(1940, 0, 1);
const days = 23_741;
/** The ids of the demo have serials from 900. */
const serialsPerDay = 900;

/** The number of different ids. */
export const personIds = days * serialsPerDay;

/** A personal id: date of birth, a serial whose last digit is even for men, a check digit. */
export function personalId(index: number): string {
  // The step and the count are coprime, so every index gives another place.
  const place = (index * 7_654_321) % personIds;
  const birthday = new Date(firstBirthday + Math.floor(place / serialsPerDay) * 86_400_000);
  const year = birthday.getUTCFullYear();
  // For births from 2000 on, 40 is added to the month.
  const month = birthday.getUTCMonth() + 1 + (year >= 2000 ? 40 : 0);
  const head =
    digits(year % 100, 2) + digits(month, 2) + digits(birthday.getUTCDate(), 2) + digits(place % serialsPerDay, 3);
  return head + personCheckDigit(head);
}

export function personCheckDigit(head: string): string {
  return String((weighed(head, personWeights) % 11) % 10);
}

export function isWoman(personalId: string): boolean {
  return Number(personalId[8]) % 2 === 1;
}

/** A company id of nine digits. Those of the demo begin with 999. */
export function companyId(index: number): string {
  const head = String(10_000_000 + ((index * 7_654_321) % 80_000_000));
  return head + companyCheckDigit(head);
}

export function companyCheckDigit(head: string): string {
  const first = weighed(head, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  return String(first < 10 ? first : (weighed(head, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10);
}

function weighed(head: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(head[i]), 0);
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
