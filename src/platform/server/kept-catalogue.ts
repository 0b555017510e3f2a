// A catalogue as this process last read it. Its version travels with every read that needs it, so that a change made
// anywhere is seen by the next read.

import type { Platform } from './platform.ts';

type VersionedCatalogue = { version: number };

/** The catalogue of a platform, at least as new as the version given. */
export function keepCatalogue<Catalogue extends VersionedCatalogue>(
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
