// Refuses a secret that is long but easy to guess.

import { deflateRawSync } from 'node:zlib';
import { BadConfiguration } from './environment.ts';

const leastCompressed = 24;
/** 20 random characters of base64 are 120 bits, 24 of hex are 96. */
const leastUnpredictable = 20;
const shortestRun = 4;

/** Words of placeholders, passphrases and documentation samples. */
const commonWords =
  /change|please|replace|password|passwd|secret|token|openssl|base64|example|sample|default|placeholder|insert|random|string|letters|characters|abonat|operator|portal|production|admin|server|super|welcome|letmein|dragon|master|your|here|with|this|that|long|very|keep|elsewhere|demo|test|some|thirty|must|least|key|rand/g;

const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'явертъуиопшщ',
  'асдфгхйкл',
  'зьцжбнм',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
].flatMap((sequence) => [sequence, sequence.split('').toReversed().join('')]);

/** A repeated letter or word compresses to a few bytes; 32 random characters do not. */
export function refuseWeakSecret(name: string, secret: string | undefined): void {
  if (secret === undefined) return;
  const isLong = deflateRawSync(secret).length >= leastCompressed && unpredictableLength(secret) >= leastUnpredictable;
  // Random secrets mix character classes, without spaces or other scripts.
  const sorts = [/\d/, /[a-z]/, /[A-Z]/].filter((sort) => sort.test(secret));
  if (isLong && sorts.length > 1 && /^[\x21-\x7e]+$/.test(secret)) return;
  throw new BadConfiguration(`${name} is too easy to guess: make one with "openssl rand -base64 32".`);
}

/** The number of characters without words, keyboard or alphabet runs, and separators. */
function unpredictableLength(secret: string): number {
  const rest = secret.toLowerCase().replaceAll(commonWords, ' ');
  let length = 0;
  for (let at = 0; at < rest.length;) {
    const run = runAt(rest, at);
    const isPredictable = run >= shortestRun || /[\s._-]/.test(rest[at]!);
    if (!isPredictable) length += 1;
    at += run >= shortestRun ? run : 1;
  }
  return length;
}

/** The length of a repetition or sequence from here; at least 1. */
function runAt(text: string, at: number): number {
  let longest = /^(.)\1*/.exec(text.slice(at))?.[0].length ?? 1;
  for (const sequence of sequences) {
    const rest = sequence.slice(sequence.indexOf(text[at]!));
    let length = 0;
    while (length < rest.length && text[at + length] === rest[length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
