import { useTranslations } from 'use-intl/react';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';

export function AutomaticPaymentInfoDialog() {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  return (
    <DialogContent
      title={cards('payments_info_title')}
      text={cards('payments_info_text')}
      actions={<CloseAction words={t('ok')} />}
    >
      <p>{cards('payments_info_bonus')}</p>
    </DialogContent>
  );
}
