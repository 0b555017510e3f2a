// The band with open extended settings; it is in the address, so that a reload keeps them open.

import { useSearch } from '@tanstack/react-router';
import { bands, type Band } from '../../constants.ts';

export function useExtendedBand(): Band | undefined {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  return bands.find((band) => String(band) === search['extended']);
}
