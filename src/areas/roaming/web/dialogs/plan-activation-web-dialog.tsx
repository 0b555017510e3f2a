import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { BalanceAfter } from '#platform/web/balance/balance-after.tsx';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { PlanFlow } from '../plan-flow.ts';
import { PlanReceipt } from '../plan-receipt.tsx';
import { useActivate } from '../use-activate.ts';
import { usePackagePurchase } from '../use-package-purchase.ts';

/** Confirms an activation: the bill change, what is left of a balance, and when it takes effect. */
export function PlanActivationWebDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const says = useTranslations('shell');
  const activate = useActivate(flow);
  const purchase = usePackagePurchase(flow);
  return (
    <DialogContent
      title={t('activation_title', { plan: flow.plan.name })}
      text={t('activation_text', { number: readableNumber(flow.msisdn) })}
      actions={
        <DialogActions
          main={purchase.topUp ? says('balance_top_up') : t('activation_main')}
          onMain={purchase.topUp ?? activate}
          quiet={t('back')}
        />
      }
    >
      <PlanReceipt flow={flow} />
      <BalanceAfter {...purchase} />
    </DialogContent>
  );
}
