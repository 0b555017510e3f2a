// An in-memory catalogue. Every read that needs it also reads its version, so the next read sees a change by any
// process.

import type { Platform } from './platform.ts';

type VersionedCatalogue = { version: number };

/** The catalogue of a platform, at least as new as the given version. */
export function cacheCatalogue<Catalogue extends VersionedCatalogue>(
  read: (platform: Platform) => Promise<Catalogue>,
): (platform: Platform, version: number) => Promise<Catalogue> {
  const known = new WeakMap<Platform, Promise<Catalogue>>();
  return async (platform, version) => {
    const catalogue = await known.get(platform);
    if (catalogue && catalogue.version >= version) return catalogue;
    const reading = read(platform);
    known.set(platform, reading);
    reading.catch(() => known.delete(platform));
    return reading;
  };
}
