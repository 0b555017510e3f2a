import { useTranslations } from 'use-intl/react';
import { shownDay } from '#platform/clock.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { CloseAction, DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Notice } from '#platform/web/ui/states/notice.tsx';
import { replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { RoamingPackage, RoamingPlan } from '../../contract.ts';
import { mostPackages, warningPlanId } from '../../constants.ts';
import { openNextStep, leadsOn, type PlanFlow } from '../plan-flow.ts';
import { PlanUsage } from '../plan-usage.tsx';

/** The usage of an active plan. It warns first if another plan replaces it, or if it is selected again. */
export function ActivePlanUsageDialog(flow: PlanFlow) {
  const t = useTranslations('roaming-dialogs');
  const isChosenAgain = flow.plan.is_active;
  const active = isChosenAgain ? flow.plan : (flow.activeMain ?? flow.plan);
  const number = readableNumber(flow.msisdn);
  const [next] = flow.steps;
  const isPackage = active.component_type === 'PACKAGE';
  const hasMost = active.active_count >= mostPackages;
  const canTakeAnother = isChosenAgain && isPackage && !hasMost && next !== undefined;
  return (
    <DialogContent
      title={t('usage_title', { plan: active.name })}
      text={active.activated_on && t('usage_since', { day: shownDay(active.activated_on) })}
      actions={
        leadsOn('ActivePlanUsage', flow) ? (
          <DialogActions main={t('go_on')} onMain={() => openNextStep('ActivePlanUsage', flow)} quiet={t('back')} />
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
      {isPackage ? (
        active.packages.map((running) => (
          <PackageUsage key={running.package_id} running={running} allowance={active.allowance} />
        ))
      ) : (
        <PlanUsage used={active.used} allowance={null} />
      )}
      {isPackage && hasMost && <p className="text-s text-ink-quiet">{t('usage_most', { count: mostPackages })}</p>}
    </DialogContent>
  );
}

type PackageUsageProps = { running: RoamingPackage; allowance: RoamingPlan['allowance'] };

function PackageUsage({ running, allowance }: PackageUsageProps) {
  const t = useTranslations('roaming-dialogs');
  const { expires_on: lastDay, used } = running;
  return (
    <section className="grid gap-3">
      <p className="text-ink-quiet">{lastDay ? t('usage_until', { day: shownDay(lastDay) }) : t('usage_waits')}</p>
      <PlanUsage used={used} allowance={allowance} />
    </section>
  );
}
