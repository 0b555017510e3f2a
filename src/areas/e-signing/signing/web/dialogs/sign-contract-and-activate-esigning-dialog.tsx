import { useTranslations } from 'use-intl/react';
import { SignFirstDocument, type FirstDocument } from './sign-first-document.tsx';

export function SignContractAndActivateEsigningDialog(given: FirstDocument) {
  const t = useTranslations('e-signing');
  return (
    <SignFirstDocument
      {...given}
      title={t('sign_first_title')}
      text={t('sign_first_text', { name: given.document.name })}
    />
  );
}
