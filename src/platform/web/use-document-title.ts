// The tab title: the screen, then the brand.

import { useEffect } from 'react';
import { pageBrand } from './page-brand.ts';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${pageBrand().name}`;
  }, [title]);
}
