import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog-content.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import { replaceDialog } from '#platform/web/ui/dialog-registry.ts';
import type { RoamingPlan } from '../../contract.ts';
import { warningPlanId } from '../../words.ts';
import { goOn, leadsOn, type PlanFlow } from '../plan-flow.ts';
import { PlanUsage } from '../plan-usage.tsx';

/** What an active plan has been used for. Where another is to take its place, or it is chosen again, it warns first. */
export function ActivePlanUsageDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const isChosenAgain = flow.plan.is_active;
  const active = isChosenAgain ? flow.plan : (flow.activeMain ?? flow.plan);
  const number = readableNumber(flow.msisdn);
  const [next] = flow.steps;
  const canTakeAnother = isChosenAgain && active.component_type === 'PACKAGE' && next !== undefined;
  return (
    <DialogContent
      title={t('usage_title', { plan: active.name })}
      text={<Lasts plan={active} />}
      actions={
        leadsOn('ActivePlanUsage', flow) ? (
          <DialogActions main={t('go_on')} onMain={() => goOn('ActivePlanUsage', flow)} quiet={t('back')} />
        ) : canTakeAnother ? (
          <DialogActions
            main={t('usage_more')}
            onMain={() => replaceDialog(`roaming.${next}`, flow)}
            quiet={t('close')}
          />
        ) : (
          <CloseAction words={t('close')} />
        )
      }
    >
      {active.plan_id === warningPlanId && (
        <Notice shape={warnIcon}>
          {isChosenAgain
            ? t('usage_warning', { plan: active.name, number })
            : t('usage_warning_change', { plan: active.name, other: flow.plan.name })}
        </Notice>
      )}
      <PlanUsage plan={active} />
    </DialogContent>
  );
}

function Lasts({ plan }: { plan: RoamingPlan }) {
  const t = useTranslations('roaming-dialogs');
  if (plan.expires_on) return t('usage_until', { day: shownDay(plan.expires_on) });
  if (plan.component_type === 'PACKAGE') return t('usage_waits');
  return plan.activated_on ? t('usage_since', { day: shownDay(plan.activated_on) }) : null;
}
