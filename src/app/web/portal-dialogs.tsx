import { useTranslations } from 'use-intl/react';
import { StepUpHost } from '#areas/sign-in/step-up/web/step-up-host.tsx';
import { DialogHost } from '#platform/web/ui/dialog/dialog-host.tsx';

/** The open dialog and, above it, the step-up prompt. They are inside the shells to access the loaded data. */
export function PortalDialogs() {
  const t = useTranslations('shell');
  const texts = {
    close: t('close'),
    loading: t('loading'),
    failedTitle: t('dialog_failed'),
    failedText: t('dialog_failed_text'),
    retry: t('retry'),
    findingOut: t('finding_out'),
  };
  return (
    <>
      <DialogHost texts={texts} />
      <StepUpHost texts={texts} />
    </>
  );
}
