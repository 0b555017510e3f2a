import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { closeDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { billChange } from '../../bill-change.ts';
import type { ExtraSubject } from '../flow.ts';
import { useExtraName } from '../use-extra-names.ts';

/** When and why an extra ends, and how to keep it if possible. */
export function DeactivationInfoDialog(given: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const { extra } = given;
  const day = shownDay(extra.deactivation_date ?? given.today);
  const reason = extra.deactivation_reason ?? 'requested';
  const isFree = billChange([extra]).monthly.every(({ value }) => value === 0);
  const why = t(`deactivation_info_${reason}`, { name: useExtraName()(extra) });
  const until = t(isFree ? 'deactivation_info_free' : 'deactivation_info_paid', { day });
  return (
    <DialogContent
      title={t('deactivation_info_title', { day })}
      text={`${why} ${until}`}
      actions={
        reason === 'requested' ? (
          <DialogActions
            main={t('understood')}
            onMain={() => void closeDialog()}
            quiet={t('keep_active')}
            onQuiet={() => replaceDialog('digital-extras.Cancel', given)}
          />
        ) : (
          <CloseAction words={t('understood')} />
        )
      }
    />
  );
}
