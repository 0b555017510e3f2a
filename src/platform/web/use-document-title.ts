// The tab title: the screen, then the brand.

import { useEffect } from 'react';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Abonat`;
  }, [title]);
}
