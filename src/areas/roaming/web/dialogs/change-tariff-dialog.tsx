import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import type { PlanFlow } from '../plan-flow.ts';
import { PlanReceipt } from '../plan-receipt.tsx';
import { useActivate } from '../use-activate.ts';

/** Before the main plan of a person gives way to another: what is lost with it. */
export function ChangeTariffDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const activate = useActivate(flow);
  const before = flow.activeMain?.name ?? '';
  return (
    <DialogContent
      title={t('change_title', { plan: flow.plan.name })}
      text={t('change_text', { number: readableNumber(flow.msisdn), before })}
      actions={<DialogActions main={t('change_main')} onMain={activate} quiet={t('back')} />}
    >
      <PlanReceipt flow={flow} />
    </DialogContent>
  );
}
