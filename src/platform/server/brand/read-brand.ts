// Finds the folders of brands/ and reads the brand of one.

import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Brand } from '#platform/brand.ts';
import { BadConfiguration } from '../environment.ts';

export const brandsFolder = join(import.meta.dirname, '../../../../brands');

export function brandIds(): string[] {
  return readdirSync(brandsFolder)
    .filter((id) => existsSync(brandFile(id)))
    .toSorted();
}

/** Throws BadConfiguration with a one-line message for a folder that is missing or wrong. */
export function readBrand(id: string): Brand {
  if (!brandIds().includes(id)) {
    throw new BadConfiguration(
      `BRAND must name a folder of brands/ with a brand.ts, not "${id}": there are ${brandIds().join(', ')}.`,
    );
  }
  // The configuration is read synchronously.
  const { brand } = createRequire(import.meta.url)(loadedFile(id)) as { brand?: Brand };
  if (brand?.id !== id) {
    throw new BadConfiguration(`brands/${id}/brand.ts must export a brand with the id "${id}", not "${brand?.id}".`);
  }
  return brand;
}

const brandFile = (id: string) => join(brandsFolder, id, 'brand.ts');

/** A built server has its brands beside it. */
function loadedFile(id: string): string {
  const built = join(dirname(import.meta.filename), `brand-${id}.js`);
  return existsSync(built) ? built : brandFile(id);
}
