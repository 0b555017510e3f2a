// The names of extras: the configured one of the operator, else that of the catalogue.

import { useTranslations } from 'use-intl/react';
import { useConfiguration } from '#platform/web/configuration.ts';
import { nameOf } from '../configured-look.ts';

type NamedExtra = { code: string; name: string };

export function useExtraName(): (extra: NamedExtra) => string {
  const { brand } = useConfiguration();
  return ({ code, name }) => nameOf(brand, code, name);
}

/** Joins names: "A, B and C". */
export function useExtraNames(): (extras: readonly NamedExtra[]) => string {
  const t = useTranslations('extras-dialogs');
  const nameOfExtra = useExtraName();
  return (extras) => {
    const names = extras.map((extra) => t('quoted', { name: nameOfExtra(extra) }));
    const last = names.pop();
    if (last === undefined) return '';
    return names.length === 0 ? last : t('and', { first: names.join(', '), last });
  };
}
