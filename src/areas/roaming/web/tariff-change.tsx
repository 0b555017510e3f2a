import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { readableNumber } from '#platform/msisdn.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import type { PlanFlow } from './plan-flow.ts';
import { PlanReceipt } from './plan-receipt.tsx';
import { useActivate } from './use-activate.ts';

type TariffChangeProps = { flow: PlanFlow; textKey: 'change_text' | 'business_change_text'; children?: ReactNode };

/** Confirms the replacement of the main plan: what is lost, and the bill. */
export function TariffChange({ flow, textKey, children }: TariffChangeProps) {
  const t = useTranslations('roaming-dialogs');
  const activate = useActivate(flow);
  return (
    <DialogContent
      title={t('change_title', { plan: flow.plan.name })}
      text={t(textKey, { number: readableNumber(flow.msisdn), before: flow.activeMain?.name ?? '' })}
      actions={<DialogActions main={t('change_main')} onMain={activate} quiet={t('back')} />}
    >
      <PlanReceipt flow={flow} />
      {children}
    </DialogContent>
  );
}
