import { useTranslations } from 'use-intl/react';
import { usePriceText } from '#platform/web/currency.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { openNextStep, type PlanFlow } from '../plan-flow.ts';

/** Explains the roaming revolution before its plan is selected. */
export function RoamingRevolutionInfoDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const priceText = usePriceText();
  return (
    <DialogContent
      title={t('revolution_title')}
      text={t('revolution_text', { plan: flow.plan.name })}
      actions={
        <DialogActions main={t('go_on')} onMain={() => openNextStep('RoamingRevolutionInfo', flow)} quiet={t('back')} />
      }
    >
      <ul className="grid gap-2">
        <li>{t('revolution_fee', { price: priceText(flow.plan.price_currency) })}</li>
        <li>{t('revolution_end')}</li>
      </ul>
    </DialogContent>
  );
}
