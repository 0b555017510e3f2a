// Which extras are home assistance, and the address it may be asked to.

import { patterns } from '#platform/patterns.ts';

/** The configured comma list of home-assistance codes. */
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

/** What is wrong with a line of the address; null when it can be written into a policy. */
export function addressFault(line: keyof typeof leastLetters, typed: string): AddressFault | null {
  const text = typed.trim();
  if (text.length < leastLetters[line]) return 'missing';
  return patterns.cyrillicAddress.test(text) ? null : 'not-cyrillic';
}
