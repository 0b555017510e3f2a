import { useTranslations } from 'use-intl/react';

/** The name of a kind or a field in the language of the desk; one without words is called as the operator's files call it. */
export function useCatalogueWords(): { kind: (name: string) => string; field: (name: string) => string } {
  const t = useTranslations('operator-desk');
  const words = (prefix: string) => (name: string) => {
    const key = `${prefix}_${name.replaceAll('-', '_')}` as 'kind_extras';
    return t.has(key) ? t(key) : name;
  };
  return { kind: words('kind'), field: words('field') };
}
