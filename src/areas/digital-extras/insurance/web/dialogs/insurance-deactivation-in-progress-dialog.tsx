import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

/** Shown instead of the policy details while the insurance is being deactivated. */
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
