import { useTranslations } from 'use-intl/react';
import { InfoContent } from '#platform/web/ui/dialog/info-content.tsx';

/** Shown instead of the policy details while the insurance is being deactivated. */
export function InsuranceDeactivationInProgressDialog() {
  const t = useTranslations('extras-dialogs');
  return (
    <InfoContent title={t('insurance_process_title')} text={t('insurance_process_text')} close={t('understood')} />
  );
}
