import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

/** The campaign ended while the form was open. */
export function CampaignEndedDialog() {
  const t = useTranslations('donation');
  return (
    <DialogContent
      title={t('ended_dialog_title')}
      text={t('ended_dialog_text')}
      actions={<CloseAction words={t('ended_dialog_close')} />}
    />
  );
}
