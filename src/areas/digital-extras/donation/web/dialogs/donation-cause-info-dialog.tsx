import { useTranslations } from 'use-intl/react';
import { closeDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';

export type DonationCauseInfoProps = { name: string; description: string; onChoose: () => void };

/** Describes how a cause uses the money. */
export function DonationCauseInfoDialog({ name, description, onChoose }: DonationCauseInfoProps) {
  const t = useTranslations('extras-dialogs');
  return (
    <DialogContent
      title={name}
      text={description}
      actions={
        <DialogActions
          main={t('cause_choose')}
          onMain={() => {
            onChoose();
            void closeDialog();
          }}
          quiet={t('close')}
        />
      }
    >
      <p className="text-s text-ink-quiet">{t('donation_note')}</p>
    </DialogContent>
  );
}
