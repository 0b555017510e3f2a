import { useTranslations } from 'use-intl/react';
import { clockIcon, smsIcon } from '#platform/web/art/icons/services.ts';
import { warnIcon } from '#platform/web/art/icons/shell.ts';
import { DialogActions } from '#platform/web/ui/dialog/dialog-actions.tsx';
import { DialogContent } from '#platform/web/ui/dialog/dialog-content.tsx';
import { Consequences, type Consequence } from '#platform/web/ui/cards/receipt.tsx';
import { deactivatePlan } from '../plan-actions.ts';
import type { PlanEnd } from '../plan-flow.ts';
import { usePackageEnd, usePackageLeft } from '../use-package-text.ts';
import { useRoamingChange } from '../use-roaming-change.ts';

/** Shows what is lost before a plan or one package ends. */
export function DeactivateInfoDialog(end: PlanEnd) {
  const { msisdn, plan, running } = end;
  const t = useTranslations('roaming-dialogs');
  const endOf = usePackageEnd();
  const change = useRoamingChange(msisdn);
  const isMain = plan.component_type === 'MAIN_TARIFF';
  const success = running
    ? ({ kind: 'deactivate_package', msisdn, plan: plan.name, end: endOf(running) } as const)
    : ({ kind: 'deactivate', msisdn, plan: plan.name } as const);
  const action = { msisdn, plan_id: plan.plan_id, package_id: running?.package_id };
  const stop = () => change(t('loader_plan'), (api) => deactivatePlan(api, action), success);
  return (
    <DialogContent
      title={isMain ? t('deactivate_title_roaming') : t('deactivate_title', { plan: plan.name })}
      text={useLoss(end)}
      actions={
        <DialogActions
          danger
          main={t(isMain ? 'deactivate_main_roaming' : 'deactivate_main')}
          onMain={stop}
          quiet={t('deactivate_keep')}
        />
      }
    >
      <Consequences items={useConsequences(end)} />
    </DialogContent>
  );
}

function useLoss({ plan, running, others }: PlanEnd): string {
  const t = useTranslations('roaming-dialogs');
  const endOf = usePackageEnd();
  const leftIn = usePackageLeft();
  if (running) {
    const left = leftIn(plan, running);
    const end = endOf(running);
    return left ? t('deactivate_package_loses', { end, left }) : t('deactivate_package_empty', { end });
  }
  if (plan.component_type === 'ADDITIONAL_TARIFF') return t('deactivate_additional_loses');
  return t(others.length > 0 ? 'deactivate_main_loses_packages' : 'deactivate_main_loses');
}

function useConsequences({ plan, running, others }: PlanEnd): Consequence[] {
  const t = useTranslations('roaming-dialogs');
  const endOf = usePackageEnd();
  const leftIn = usePackageLeft();
  const lost = others.map((other): Consequence => {
    const left = leftIn(other.plan, other.running) || t('deactivate_nothing_left');
    const text = t('deactivate_lost_package', { plan: other.plan.name, end: endOf(other.running), left });
    return { key: other.running.package_id, shape: warnIcon, text };
  });
  const stays: Consequence = { key: 'stay', shape: clockIcon, text: t('deactivate_others', { count: others.length }) };
  return [
    ...(running ? (others.length > 0 ? [stays] : []) : lost),
    ...(plan.is_archived ? [{ key: 'archived', shape: warnIcon, text: t('archived_lost', { plan: plan.name }) }] : []),
    { key: 'soon', shape: smsIcon, text: t('deactivate_soon') },
  ];
}
