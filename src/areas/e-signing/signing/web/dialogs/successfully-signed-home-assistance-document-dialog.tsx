import { useTranslations } from 'use-intl/react';
import { SignedDialog } from './signed-dialog.tsx';

export function SuccessfullySignedHomeAssistanceDocumentDialog() {
  const t = useTranslations('e-signing');
  return <SignedDialog title={t('signed_policy_title')} text={t('signed_policy_text')} />;
}
