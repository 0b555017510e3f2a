import { useTranslations } from 'use-intl/react';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

export function CampaignInvalidAmountDialog() {
  const t = useTranslations('donation');
  return (
    <DialogContent
      title={t('invalid_title')}
      text={t('invalid_text')}
      actions={<CloseAction words={t('invalid_close')} />}
    />
  );
}
