// The names of the brand, as the page states them: one build serves every brand.

import { brandMeta } from '#platform/brand-page.ts';

type PageBrand = { name: string; wordmark: string };

let known: PageBrand | undefined;

export function pageBrand(): PageBrand {
  return (known ??= readPage());
}

/** For pages without a document: rendered at build time. */
export function setPageBrand(brand: PageBrand): void {
  known = brand;
}

function readPage(): PageBrand {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${brandMeta}]`);
  return { name: meta?.content ?? '', wordmark: meta?.dataset['wordmark'] ?? '' };
}
