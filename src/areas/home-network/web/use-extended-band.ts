// The band whose extended settings are open; the address carries it, so that a reload shows them again.

import { useSearch } from '@tanstack/react-router';
import { bands, type Band } from '../constants.ts';

export function useExtendedBand(): Band | undefined {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  return bands.find((band) => String(band) === search['extended']);
}
