// A key without rotation, for tests.

import type { KeyVersions } from '#platform/server/key-rotation/key-versions.ts';

export function onlyVersion<Key>(current: Key): KeyVersions<Key> {
  return { current, previous: null, next: null };
}
