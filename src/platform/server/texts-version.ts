// A short digest of a catalogue, so that a browser with the same built-in catalogue does not download it.

import { createHash } from 'node:crypto';
import type { Catalogue } from '#platform/texts/texts.ts';

export function versionOf(catalogue: Catalogue): string {
  const content = Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}
