import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import { stopHomeAssistanceActivation } from '../../contract.ts';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import type { ExtraSubject } from '../../../web/flow.ts';
import { useExtraName } from '../../../web/use-extra-names.ts';
import { useExtraChange, type SendExtraChange } from '../../../web/use-extra-change.ts';

/** Cancels a pending order of home assistance. */
export function StopActivationHomeAssistanceDialog({ msisdn, extra }: ExtraSubject) {
  const t = useTranslations('extras-dialogs');
  const change = useExtraChange({ msisdn });
  const name = useExtraName()(extra);
  const stop: SendExtraChange = async (api) => {
    await api.call(stopHomeAssistanceActivation, { body: { msisdn, code: extra.code } });
    return () => openDialog('digital-extras.Success', { kind: 'stopped', names: name, msisdn });
  };
  return (
    <DialogContent
      title={t('stop_title')}
      text={t.rich('stop_text', { ...bold, name, number: readableNumber(msisdn) })}
      actions={
        <DialogActions
          danger
          main={t('stop')}
          busy={change.busy}
          onMain={() => void change.run(stop)}
          quiet={t('stop_keep')}
        />
      }
    />
  );
}
