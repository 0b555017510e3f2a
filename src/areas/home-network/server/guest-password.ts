import { randomInt } from 'node:crypto';

/** Without characters that look alike: guests type it from a screen. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Three groups of four characters: 59 bits. */
export function newGuestPassword(): string {
  const group = () => Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
