import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { ActivationReceipt } from '../activation-receipt.tsx';
import { bold } from '#platform/web/ui/layout/bold.tsx';
import type { ActivationFlow } from '../flow.ts';
import { useActivation } from '../use-activation.ts';
import { useExtraPurchase } from '../use-extra-purchase.ts';
import { useExtraNames } from '../use-extra-names.ts';
import { useExtraChange } from '../use-extra-change.ts';

/** Confirms an activation: the bill change and its start. */
export function ActivateDialog(flow: ActivationFlow) {
  const t = useTranslations('extras-dialogs');
  const change = useExtraChange({ msisdn: flow.msisdn });
  const says = useTranslations('shell');
  const { next } = useActivation(flow);
  const purchase = useExtraPurchase(flow);
  const names = useExtraNames()(flow.extras);
  const count = flow.extras.length;
  const words = count === 1 ? t('activate_one') : count === 2 ? t('activate_two') : t('activate_many', { count });
  return (
    <DialogContent
      title={t(flow.isPrepaid ? 'activate_title_prepaid' : 'activate_title')}
      text={t.rich('activate_text', { ...bold, number: readableNumber(flow.msisdn), names })}
      actions={
        <DialogActions
          main={purchase.topUp ? says('balance_top_up') : flow.asPaid ? t('activate_as_paid') : words}
          busy={change.busy}
          onMain={purchase.topUp ?? (() => next('choose-position', change))}
          quiet={t('back_to_choice')}
        />
      }
    >
      <ActivationReceipt flow={flow} />
      <BalanceAfter {...purchase} />
    </DialogContent>
  );
}
