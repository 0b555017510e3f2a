import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import type { ExtraSubject } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';

/** When an extra whose end was asked for stops, and the way to keep it. */
export function DeactivationInfoDialog(given: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const day = shownDay(given.extra.deactivation_date ?? given.today);
  const name = useExtraName()(given.extra);
  return (
    <DialogContent
      title={t('deactivation_info_title', { day })}
      text={t('deactivation_info_text', { name, day })}
      actions={
        <DialogActions
          main={t('understood')}
          onMain={() => void closeDialog()}
          quiet={t('keep_active')}
          onQuiet={() => replaceDialog('digital-extras.Cancel', given)}
        />
      }
    />
  );
}
