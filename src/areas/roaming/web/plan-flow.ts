// What the dialogs of one plan pass on, up to the one that sends the change.

import { openDialog, replaceDialog } from '#platform/web/ui/dialog/dialog-registry.ts';
import type { Roaming, RoamingPackage, RoamingPlan } from '../contract.ts';
import type { PostpaidDetails } from '../contract-limits.ts';
import { stepAfter, stepsToActivate, type ActivationStep } from '../rules.ts';

export type PlanFlow = {
  msisdn: string;
  plan: RoamingPlan;
  today: string;
  activeMain: RoamingPlan | null;
  isPostpaid: boolean;
  /** Empty if the plan is only viewed. */
  steps: ActivationStep[];
};

export type PlanPackage = { plan: RoamingPlan; running: RoamingPackage };

/** What ends: a tariff, or one active package of a plan. */
export type PlanEnd = {
  msisdn: string;
  plan: RoamingPlan;
  running: RoamingPackage | null;
  /** The packages that become useless without roaming, or that stay when one package ends. */
  others: PlanPackage[];
};

export function othersRunning(plan: RoamingPlan, running: RoamingPackage | null, roaming: Roaming): PlanPackage[] {
  const plans = running ? [plan] : plan.component_type === 'MAIN_TARIFF' ? roaming.roaming_plans : [];
  return plans.flatMap((each) =>
    each.packages
      .filter(({ package_id }) => package_id !== running?.package_id)
      .map((other) => ({ plan: each, running: other })),
  );
}

export function activeMainOf({ roaming_plans }: Roaming): RoamingPlan | null {
  return roaming_plans.find(isActiveMain) ?? null;
}

export function isActiveMain({ component_type, is_active }: RoamingPlan): boolean {
  return component_type === 'MAIN_TARIFF' && is_active;
}

/** A package or an additional tariff has no effect without a main plan. */
export function needsMainPlan({ component_type }: RoamingPlan, { is_roaming_active: isActive }: Roaming): boolean {
  return component_type !== 'MAIN_TARIFF' && !isActive;
}

export function flowOf(plan: RoamingPlan, roaming: Roaming, details: PostpaidDetails): PlanFlow {
  const activeMain = activeMainOf(roaming);
  const possible = stepsToActivate({
    planId: plan.plan_id,
    isMain: plan.component_type === 'MAIN_TARIFF',
    isOwner: details.owner,
    accountType: details.account_type,
    activeMainId: activeMain?.plan_id ?? null,
    showsWarning: roaming.show_tariff_change_warning,
  });
  const steps = roaming.has_request || needsMainPlan(plan, roaming) ? [] : possible;
  const { msisdn, is_postpaid: isPostpaid } = details;
  return { msisdn, plan, activeMain, isPostpaid, steps, today: roaming.today };
}

export function beginActivation(flow: PlanFlow): void {
  const [first] = flow.steps;
  if (first) openDialog(`roaming.${first}`, flow);
}

/** Whether a step is followed by another; the last one sends the change. */
export function leadsOn(step: ActivationStep, flow: PlanFlow): boolean {
  return stepAfter(step, flow.steps) !== null;
}

export function openNextStep(step: ActivationStep, flow: PlanFlow): void {
  const next = stepAfter(step, flow.steps);
  if (next) replaceDialog(`roaming.${next}`, flow);
}
