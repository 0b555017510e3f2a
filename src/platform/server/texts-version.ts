// A short name for the exact content of a catalogue, so that a browser that has it built in is not sent it again.

import { createHash } from 'node:crypto';
import type { Catalogue } from '#platform/texts/texts.ts';

export function versionOf(catalogue: Catalogue): string {
  const content = Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
