// References of the embedded systems: ten digits derived from the order, so that the same order gets the same one.

import { createHash } from 'node:crypto';

export function embeddedReference(key: string): string {
  const number = createHash('sha256').update(key).digest().readBigUInt64BE();
  return String(10n ** 9n + (number % (9n * 10n ** 9n)));
}
