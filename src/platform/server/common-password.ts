// Refuses frequent passwords and brand names, also in the usual disguise: a capital letter, digits for letters, a year,
// a few digits or signs at the end. The list comes from zxcvbn-ts and stays on the server, so browsers do not download
// it.

import { currentBrand } from '#platform/current-brand.ts';

const shortestWord = 4;
const lettersFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Popular local words that the international list lacks. */
const localWords = ['abonat', 'abonament', 'parola', 'bulgaria', 'balgaria', 'sofia', 'telekom', 'operator'];

let list: Promise<ReadonlySet<string>> | null = null;

export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const known = await list;
  const brandWords = new Set([currentBrand().id, currentBrand().name.toLowerCase()]);
  return formsOf(password).some((form) => known.has(form) || brandWords.has(form));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...localWords].map((word) => word.toLowerCase()));
}

function formsOf(password: string): string[] {
  const lower = password.toLowerCase();
  const words = [lower, ...withoutUsualEndings(lower)];
  return [...words, ...words.map((word) => word.replaceAll(/[013457@$]/g, (sign) => lettersFor[sign] ?? sign))];
}

/** The word before each usual ending. Four arbitrary digits are not a usual ending. */
function withoutUsualEndings(password: string): string[] {
  const lengths = Array.from({ length: password.length }, (_, at) => at).slice(shortestWord);
  return lengths.filter((length) => isUsualEnding(password.slice(length))).map((length) => password.slice(0, length));
}

const longestSigns = 3;

function isUsualEnding(ending: string): boolean {
  const digits = ending.replaceAll(/\D/g, '');
  const signs = ending.replaceAll(/\d/g, '');
  if (/[a-z]/.test(ending) || signs.length > longestSigns) return false;
  return digits.length <= 3 || /^(?:19|20)\d\d$/.test(digits) || isRow(digits);
}

/** 1234, 4321, 0000. */
function isRow(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, place) => Number(digit) - Number(digits[place]));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}
