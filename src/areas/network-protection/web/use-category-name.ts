import { useTranslations } from 'use-intl/react';

/** The translated name of a category; an unknown one is shown as the service names it. */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations('network-protection');
  return (category) => {
    const key = `category_${category}` as 'category_malware';
    return t.has(key) ? t(key) : category;
  };
}
