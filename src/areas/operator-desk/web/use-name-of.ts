import { useTranslations } from 'use-intl/react';
import { wordKey } from '../rules.ts';

type LabelKind = 'kind' | 'field' | 'choice' | 'part' | 'action' | 'job' | 'fact' | 'subject' | 'channel';

/** The label in the language of the desk; unknown names are shown as they are. */
export function useNameOf(): (what: LabelKind, name: string) => string {
  const t = useTranslations('operator-desk');
  return (what, name) => {
    const key = wordKey(what, name) as 'kind_extras';
    return t.has(key) ? t(key) : name;
  };
}
