import { useEffect, useState } from 'react';
import type { entryFinder } from './find-entries.ts';

export type Finder = { make: typeof entryFinder } | 'coming' | 'failed';

/** What searches comes after the dialog, so that one can type at once. */
export function useFinder(): Finder {
  const [finder, setFinder] = useState<Finder>('coming');
  useEffect(() => {
    import('./find-entries.ts').then(
      ({ entryFinder }) => setFinder({ make: entryFinder }),
      () => setFinder('failed'),
    );
  }, []);
  return finder;
}
