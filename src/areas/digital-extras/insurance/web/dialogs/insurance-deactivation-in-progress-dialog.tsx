import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog-actions.tsx';

/** The insurance is being ended; its details are not to be had meanwhile. */
export function InsuranceDeactivationInProgressDialog() {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent
      title={t('insurance_process_title')}
      text={t('insurance_process_text')}
      actions={<CloseAction words={t('understood')} />}
    />
  );
}
