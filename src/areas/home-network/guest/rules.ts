// How long a guest network stays on, and which names and passwords it can have.

import { addDays, sofiaDay, sofiaMoment, sofiaTime } from '#platform/clock.ts';

export const guestChoices = ['tonight', 'three-days', 'always'] as const;
export type GuestChoice = (typeof guestChoices)[number];

/** What a user who wants another end probably wants. */
const otherChoices: Record<GuestChoice, GuestChoice> = {
  tonight: 'three-days',
  'three-days': 'always',
  always: 'tonight',
};

export function otherGuestChoice(current: GuestChoice | null): GuestChoice {
  return current ? otherChoices[current] : 'tonight';
}

/** A night ends in the morning, not at midnight, while the guests are still there. */
export const nightEnds = '06:00';
/** From then on "tonight" is the coming night. */
const nightIsOver = '04:00';

/** Null: until the user ends it. Three days end at the same time of day, whatever clocks do meanwhile. */
export function guestEnd(choice: GuestChoice, now: Date): Date | null {
  if (choice === 'always') return null;
  const today = sofiaDay(now);
  if (choice === 'three-days') return sofiaMoment(addDays(today, 3), sofiaTime(now));
  return sofiaMoment(sofiaTime(now) < nightIsOver ? today : addDays(today, 1), nightEnds);
}

/** The length of an SSID in IEEE 802.11. */
const mostNameBytes = 32;

/** In UTF-8. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, '.').length;
}

/** A name in any alphabet; control characters and half characters could not be shown or sent. */
export function isGuestName(name: string): boolean {
  if (name.trim() === '' || !name.isWellFormed() || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return false;
  return bytesOf(name) <= mostNameBytes;
}

/** A passphrase of WPA in printable ASCII, or its key in hexadecimal digits. */
export function isGuestPassword(password: string): boolean {
  return /^[\x20-\x7E]{8,63}$/.test(password) || /^[0-9A-Fa-f]{64}$/.test(password);
}

const suffix = ' Guests';

/** The name of the own network with a suffix, shortened by whole characters. */
export function guestNameFor(main: string): string {
  const base = isGuestName(main) ? main : 'Home';
  let kept = '';
  for (const character of base) {
    if (bytesOf(kept + character + suffix) > mostNameBytes) break;
    kept += character;
  }
  return `${kept}${suffix}`;
}
