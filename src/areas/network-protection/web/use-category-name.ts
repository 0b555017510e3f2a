import { useTranslations } from 'use-intl/react';

/** The name of a category in the person's language; one the portal does not know stays as the service calls it. */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations('network-protection');
  return (category) => {
    const key = `category_${category}` as 'category_malware';
    return t.has(key) ? t(key) : category;
  };
}
