import { useEffect, useState } from 'react';
import type { SearchPage } from '#platform/search.ts';
import { useIsAreaEnabled } from '#platform/web/enabled-areas.ts';
import type { entryFinder } from './find-entries.ts';

export type Finder = { make: typeof entryFinder } | 'coming' | 'failed';

const none: readonly SearchPage[] = [];

/** The index and the pages of the areas arrive after the dialog, so that the user can type at once. */
export function useFinder(): { finder: Finder; pages: readonly SearchPage[] } {
  const [finder, setFinder] = useState<Finder>('coming');
  const [pages, setPages] = useState(none);
  const isEnabled = useIsAreaEnabled();
  useEffect(() => {
    const load = async () => {
      const [{ entryFinder }, { loadSearchPages }] = await Promise.all([
        import('./find-entries.ts'),
        import('./search-pages.ts'),
      ]);
      setPages(await loadSearchPages(isEnabled));
      setFinder({ make: entryFinder });
    };
    load().catch(() => setFinder('failed'));
  }, [isEnabled]);
  return { finder, pages };
}
