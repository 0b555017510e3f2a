// The codes of home assistance, and the rules for its address.

import { writtenStreet, type StreetAddress } from '#areas/profile/rules.ts';
import { patterns } from '#platform/patterns.ts';
import { policyAbbreviations } from './policy-abbreviations.ts';

/** `list` is the configured comma-separated list. */
export function homeAssistanceCodes(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  );
}

export const leastLetters = { city: 2, address: 3 } as const;

export type AddressFault = 'missing' | 'not-cyrillic';

/** Null if the line can be written into a policy. */
export function addressFault(line: keyof typeof leastLetters, typed: string): AddressFault | null {
  const text = typed.trim();
  if (text.length < leastLetters[line]) return 'missing';
  return patterns.cyrillicAddress.test(text) ? null : 'not-cyrillic';
}

/** The home as a policy names it. */
export type Home = { zip_code: string; city: string; address: string };

export function homeAt(saved: StreetAddress & { city: string; post_code: string }): Home {
  return { zip_code: saved.post_code, city: saved.city, address: writtenStreet(saved, policyAbbreviations) };
}
