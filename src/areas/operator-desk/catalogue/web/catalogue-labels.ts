import { useTranslations } from 'use-intl/react';
import type { CatalogueRefusal } from '../refusal.ts';
import { useFormats } from '../../web/use-formats.ts';
import { useNameOf } from '../../web/use-name-of.ts';
import { shownValue, type FieldType, type FieldValue } from '../rules.ts';

export type CatalogueLabels = {
  kind: (name: string) => string;
  field: (name: string) => string;
  choice: (value: string) => string;
  /** A value formatted for reading. */
  value: (type: FieldType, value: FieldValue | undefined) => string;
  refusal: (refusal: CatalogueRefusal, type: FieldType | undefined) => string;
};

/** The labels of resources, fields and values in the language of the desk, and their formats. */
export function useCatalogueLabels(): CatalogueLabels {
  const t = useTranslations('operator-desk');
  const { money, day } = useFormats();
  const nameOf = useNameOf();
  const kind = (name: string) => nameOf('kind', name);
  const field = (name: string) => nameOf('field', name);
  const choice = (name: string) => nameOf('choice', name);
  const value: CatalogueLabels['value'] = (type, given) => {
    if (type === 'yes-no') return given === true ? t('yes') : t('no');
    if (type === 'money' && typeof given === 'number') return money(given);
    if (type === 'day' && typeof given === 'string') return day(given);
    const shown = shownValue(type, given);
    return type === 'choice' ? choice(shown) : shown;
  };
  const refusal: CatalogueLabels['refusal'] = ({ field: name, reason, limit }, type = 'whole') => {
    const sentence = t(`refused_${reason}`, { limit: limit === null ? '' : shownValue(type, limit) });
    return name === '' ? sentence : t('field_wrong', { field: field(name), reason: sentence });
  };
  return { kind, field, choice, value, refusal };
}
