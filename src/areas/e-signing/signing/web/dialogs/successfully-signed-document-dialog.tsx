import { useTranslations } from 'use-intl/react';
import { SignedDialog } from './signed-dialog.tsx';

export function SuccessfullySignedDocumentDialog({ names }: { names: readonly string[] }) {
  const t = useTranslations('e-signing');
  const count = names.length;
  return (
    <SignedDialog
      title={t('signed_done_title', { count })}
      text={t('signed_done_text', { count, name: names[0] ?? '' })}
    />
  );
}
