import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';

export function AutomaticPaymentInfoDialog() {
  const t = useTranslations('profile');
  const cards = useTranslations('profile-cards');
  return (
    <DialogContent
      title={cards('payments_info_title')}
      text={cards('payments_info_text')}
      actions={
        <Button kind="primary" tall wide onClick={() => void closeDialog()}>
          {t('ok')}
        </Button>
      }
    >
      <p>{cards('payments_info_bonus')}</p>
      <p>{cards('payments_info_fail')}</p>
    </DialogContent>
  );
}
