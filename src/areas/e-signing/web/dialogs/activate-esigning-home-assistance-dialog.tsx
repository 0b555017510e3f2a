import { useTranslations } from 'use-intl/react';
import { SignFirstDocument, type FirstDocument } from './sign-first-document.tsx';

/** The first thing signed is the policy of home assistance. */
export function ActivateEsigningHomeAssistanceDialog(given: FirstDocument) {
  const t = useTranslations('e-signing');
  return (
    <SignFirstDocument {...given} title={t('assist_title')} text={t('assist_text', { name: given.document.name })} />
  );
}
