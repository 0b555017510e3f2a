import { useTranslations } from 'use-intl/react';
import { clockIcon } from '#platform/web/art/icons/services.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Consequences } from '#platform/web/ui/cards/receipt.tsx';
import { CloseAction } from '#platform/web/ui/dialog/dialog-actions.tsx';

/** The request is accepted and done within two hours. */
export function RequestAcceptedDialog() {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent
      title={t('accepted_title')}
      text={t('accepted_text')}
      actions={<CloseAction words={t('understood')} />}
    >
      <Consequences items={[{ key: 'stays', shape: clockIcon, text: t('accepted_stays') }]} />
    </DialogContent>
  );
}
