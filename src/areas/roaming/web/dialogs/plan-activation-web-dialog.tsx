import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { PlanFlow } from '../plan-flow.ts';
import { PlanReceipt } from '../plan-receipt.tsx';
import { useActivate } from '../use-activate.ts';

/** Confirms an activation: the bill change, and when it takes effect. */
export function PlanActivationWebDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const activate = useActivate(flow);
  return (
    <DialogContent
      title={t('activation_title', { plan: flow.plan.name })}
      text={t('activation_text', { number: readableNumber(flow.msisdn) })}
      actions={<DialogActions main={t('activation_main')} onMain={activate} quiet={t('back')} />}
    >
      <PlanReceipt flow={flow} />
    </DialogContent>
  );
}
