import { useTranslations } from 'use-intl/react';
import { useDocumentTitle } from '../use-document-title.ts';
import { NothingHere } from './nothing-here.tsx';

export function NotFoundScreen() {
  const t = useTranslations('shell');
  useDocumentTitle(t('not_found_title'));
  return <NothingHere title={t('not_found_title')} text={t('not_found_text')} />;
}
