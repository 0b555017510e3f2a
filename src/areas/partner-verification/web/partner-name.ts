// The name of a partner; without one in the texts, its source.

import { useTranslations } from 'use-intl/react';

export function usePartnerName(): (source: string) => string {
  const t = useTranslations('partners');
  return (source) => {
    const key = `name_${source}` as 'name_capital';
    return t.has(key) ? t(key) : source;
  };
}
