import { useTranslations } from 'use-intl/react';
import { Button } from '#platform/web/ui/button.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog } from '#platform/web/ui/dialog-registry.ts';
import { usePress } from '#platform/web/use-press.ts';

type OutcomeUnknownProps = {
  /** Makes the same change once more: under its key it is found out, never made twice. */
  again: () => Promise<void>;
  /** Where the person can see later whether it was done. */
  where: string;
};

/** The dialog of a change whose outcome is still not known after several tries. */
export function OutcomeUnknownContent({ again, where }: OutcomeUnknownProps) {
  const t = useTranslations('shell');
  const { busy, press } = usePress(() => undefined);
  return (
    <DialogContent
      title={t('unknown_title')}
      text={t('unknown_text')}
      actions={
        <>
          <Button kind="primary" tall wide busy={busy} onClick={() => void press(again)}>
            {t('unknown_check')}
          </Button>
          <Button kind="bare" wide onClick={() => void closeDialog()}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p className="text-ink-quiet">{where}</p>
    </DialogContent>
  );
}
