// Rules for changing the roaming plans of a number, the steps to do so, and the valid limits.

import type { AccountType } from '#platform/client-type.ts';
import {
  mainPlanIds,
  mostPackages,
  revolutionTextIds,
  warningPlanId,
  type ComponentType,
  type LimitType,
  type Operation,
} from './constants.ts';

export type PlanState = {
  plan_id: string;
  component_type: ComponentType;
  is_archived: boolean;
  is_for_prepaid: boolean;
  active_count: number;
  /** Ids of the active packages; empty for a tariff. */
  package_ids: readonly string[];
};

export type Subscriber = { accountType: AccountType; isPrepaid: boolean };

/** Plans that can be activated: main plans by the customer's type, and no archived ones. */
export function isOffered(
  plan: Omit<PlanState, 'active_count' | 'package_ids'>,
  { accountType, isPrepaid }: Subscriber,
): boolean {
  if (plan.is_archived || (isPrepaid && !plan.is_for_prepaid)) return false;
  return plan.component_type !== 'MAIN_TARIFF' || mainPlanIds[accountType].includes(plan.plan_id);
}

/** Plans that are shown: those offered, and active ones that are no longer offered. */
export function isShown(plan: PlanState, subscriber: Subscriber): boolean {
  return plan.active_count > 0 || isOffered(plan, subscriber);
}

export function isRoamingActive(plans: readonly Pick<PlanState, 'component_type' | 'active_count'>[]): boolean {
  return plans.some(isActiveMain);
}

function isActiveMain({ component_type, active_count }: Pick<PlanState, 'component_type' | 'active_count'>) {
  return component_type === 'MAIN_TARIFF' && active_count > 0;
}

/** Changing a main tariff gives up the terms of the active one. */
export function showsTariffChangeWarning(plans: readonly PlanState[], isAsked: boolean): boolean {
  return isAsked && isRoamingActive(plans);
}

/** A main tariff that would replace the active one in the same call. */
export function isEligibleForSwappableActivation(plan: PlanState, plans: readonly PlanState[]): boolean {
  return plan.component_type === 'MAIN_TARIFF' && plan.active_count === 0 && isRoamingActive(plans);
}

/** Without `package_id`, deactivation ends every package of the plan. */
export type RoamingTariff = { tariff_id: string; operation: Operation; package_id?: string };

export type ModificationRefusal =
  | 'EC_Plan_Not_Offered'
  | 'EC_Already_Active'
  | 'EC_Already_Inactive'
  | 'EC_Two_Main_Tariffs'
  | 'EC_Roaming_Inactive';

/** Null if the whole modification is allowed. */
export function refusalOfModification(
  plans: readonly PlanState[],
  tariffs: readonly RoamingTariff[],
  subscriber: Subscriber,
): ModificationRefusal | null {
  for (const tariff of tariffs) {
    const refused = refusalOfOne(plans, tariff, subscriber);
    if (refused) return refused;
  }
  const after = plansAfter(plans, tariffs);
  const mains = after.filter(isActiveMain).length;
  if (mains > 1) return 'EC_Two_Main_Tariffs';
  return mains === 0 && takesSomething(tariffs) ? 'EC_Roaming_Inactive' : null;
}

function refusalOfOne(
  plans: readonly PlanState[],
  { tariff_id, operation, package_id }: RoamingTariff,
  subscriber: Subscriber,
): ModificationRefusal | null {
  const plan = plans.find(({ plan_id }) => plan_id === tariff_id);
  if (!plan) return 'EC_Plan_Not_Offered';
  if (operation === 'deactivate') return isRunning(plan, package_id) ? null : 'EC_Already_Inactive';
  const most = plan.component_type === 'PACKAGE' ? mostPackages : 1;
  if (plan.active_count >= most) return 'EC_Already_Active';
  return isOffered(plan, subscriber) ? null : 'EC_Plan_Not_Offered';
}

function isRunning({ active_count, package_ids }: PlanState, packageId: string | undefined): boolean {
  return packageId === undefined ? active_count > 0 : package_ids.includes(packageId);
}

/** A package or an additional tariff has no effect on a number that does not roam. */
function takesSomething(tariffs: readonly RoamingTariff[]): boolean {
  return tariffs.some(({ operation }) => operation === 'activate');
}

export function plansAfter(plans: readonly PlanState[], tariffs: readonly RoamingTariff[]): PlanState[] {
  const tariffOf = new Map(tariffs.map((tariff) => [tariff.tariff_id, tariff]));
  return plans.map((plan) => {
    const tariff = tariffOf.get(plan.plan_id);
    if (!tariff) return plan;
    if (tariff.operation === 'activate') return { ...plan, active_count: plan.active_count + 1 };
    const package_ids = plan.package_ids.filter((id) => tariff.package_id !== undefined && id !== tariff.package_id);
    return { ...plan, active_count: package_ids.length, package_ids };
  });
}

/** A main plan replaces the active one; any other plan is only added. */
export function tariffsToActivate(planId: string, activeMainId: string | null, isMain: boolean): RoamingTariff[] {
  const activation: RoamingTariff = { tariff_id: planId, operation: 'activate' };
  if (!isMain || activeMainId === null) return [activation];
  return [{ tariff_id: activeMainId, operation: 'deactivate' }, activation];
}

export type ChargedPlan = { component_type: ComponentType; price_cents: number };

/** The amount due at once, from the credit or the balance: packages are paid once, all other plans monthly. */
export function oneOffCents(changes: readonly { plan: ChargedPlan; operation: Operation }[]): number {
  return changes
    .filter(({ plan, operation }) => operation === 'activate' && plan.component_type === 'PACKAGE')
    .reduce((sum, { plan }) => sum + plan.price_cents, 0);
}

export type ActivationStep =
  | 'UserBusinessActivationInfo'
  | 'ActivePlanUsage'
  | 'RoamingRevolutionInfo'
  | 'ChangeTariff'
  | 'BusinessTariffChange'
  | 'PlanActivationWeb';

export type ActivationCase = {
  planId: string;
  isMain: boolean;
  isOwner: boolean;
  accountType: AccountType;
  activeMainId: string | null;
  showsWarning: boolean;
};

/** The dialogs before an activation, in order. The last one sends the change. */
export function stepsToActivate(given: ActivationCase): ActivationStep[] {
  if (!given.isOwner) return ['UserBusinessActivationInfo'];
  const changesMain = given.isMain && given.activeMainId !== null;
  const steps: ActivationStep[] = [];
  if (changesMain && given.activeMainId === warningPlanId) steps.push('ActivePlanUsage');
  // An active plan is not activated again: only the warning is shown.
  if (given.planId === given.activeMainId) return steps;
  if (hasRevolutionText(given.planId)) steps.push('RoamingRevolutionInfo');
  steps.push(changesMain && given.showsWarning ? tariffChangeOf(given.accountType) : 'PlanActivationWeb');
  return steps;
}

function tariffChangeOf(accountType: AccountType): ActivationStep {
  return accountType === 'Business' ? 'BusinessTariffChange' : 'ChangeTariff';
}

export function stepAfter(step: ActivationStep, steps: readonly ActivationStep[]): ActivationStep | null {
  const at = steps.indexOf(step);
  return at === -1 ? null : (steps[at + 1] ?? null);
}

export function hasRevolutionText(planId: string): boolean {
  return revolutionTextIds.has(planId);
}

export type DrtLimit = { limitId: string; cents: number };

/** A limit below the usage would stop data at once; one above the credit limit would never be reached. */
export function validDrtLimits(
  limits: readonly DrtLimit[],
  usedCents: number,
  creditLimitCents: number | null,
): DrtLimit[] {
  return limits.filter(({ cents }) => cents >= usedCents && (creditLimitCents === null || cents <= creditLimitCents));
}

type LimitUse = { limitCents: number; usedCents: number };

/** Data roaming counts towards the credit limit: the smaller remainder of both limits applies. */
export function drtLeftCents(drt: LimitUse, credit: LimitUse | null): number {
  const left = ({ limitCents, usedCents }: LimitUse) => Math.max(0, limitCents - usedCents);
  return credit ? Math.min(left(drt), left(credit)) : left(drt);
}

export function availableCreditLimits(choices: readonly number[], usedCents: number): number[] {
  return choices.filter((cents) => cents >= usedCents);
}

export type LimitsState = {
  limits: readonly DrtLimit[];
  drtUsedCents: number;
  /** Null for a number without a credit limit, which cannot choose one. */
  credit: { limitCents: number; usedCents: number; choices: readonly number[] } | null;
};

export type LimitsChange = { limitId: string; creditCents: number | null };

/** Whether both limits may be chosen together. */
export function areLimitsValid(state: LimitsState, { limitId, creditCents }: LimitsChange): boolean {
  const { credit } = state;
  if (creditCents !== null) {
    if (!credit || !availableCreditLimits(credit.choices, credit.usedCents).includes(creditCents)) return false;
  }
  const ceiling = creditCents ?? credit?.limitCents ?? null;
  return validDrtLimits(state.limits, state.drtUsedCents, ceiling).some((limit) => limit.limitId === limitId);
}

export function limitTypeOf(chosenId: string | null): LimitType {
  return chosenId === null ? 'Default' : 'Personal';
}
