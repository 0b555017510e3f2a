import { useTranslations } from 'use-intl/react';
import { SignFirstDocument, type FirstDocument } from './sign-first-document.tsx';

/** For home assistance policies as the first document. */
export function ActivateEsigningHomeAssistanceDialog(given: FirstDocument) {
  const t = useTranslations('e-signing');
  return (
    <SignFirstDocument {...given} title={t('assist_title')} text={t('assist_text', { name: given.document.name })} />
  );
}
