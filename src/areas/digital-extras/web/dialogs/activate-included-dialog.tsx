import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { ActivationReceipt } from '../activation-receipt.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import type { ActivationFlow } from '../flow.ts';
import { useActivation } from '../use-activation.ts';
import { useExtraNames } from '../use-extra-names.ts';
import { useExtraChange } from '../use-extra-change.ts';

export function ActivateIncludedDialog(flow: ActivationFlow) {
  const t = useTranslations('extras-dialogs');
  const change = useExtraChange({ msisdn: flow.msisdn });
  const { next } = useActivation(flow);
  const name = useExtraNames()(flow.extras);
  return (
    <DialogContent
      title={t('included_title', { name })}
      text={t.rich('included_text', { ...bold, number: readableNumber(flow.msisdn) })}
      actions={
        <DialogActions
          main={t('activate_one')}
          busy={change.busy}
          onMain={() => next('choose-position', change)}
          quiet={t('give_up')}
        />
      }
    >
      <ActivationReceipt flow={flow} />
    </DialogContent>
  );
}
