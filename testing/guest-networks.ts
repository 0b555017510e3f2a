// Names and passwords that a guest network can have.

import fc from 'fast-check';
import { isGuestName } from '#areas/home-network/guest/rules.ts';

const tricky = fc.constantFrom(...'\\;,:"-_\'#&=+%<>Я щ🏠'.split(/(?:)/u), 'a', '7');

export const guestNames = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 32 }), fc.string({ unit: tricky, maxLength: 32 }))
  .filter(isGuestName);

const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code));
const hexadecimal = fc.constantFrom(...'0123456789abcdefABCDEF'.split(''));

export const guestPasswords = fc.oneof(
  fc.string({ unit: printable, minLength: 8, maxLength: 63 }),
  fc.string({ unit: hexadecimal, minLength: 64, maxLength: 64 }),
);
