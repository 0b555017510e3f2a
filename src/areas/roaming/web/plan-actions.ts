// The calls of the dialogs about plans and limits.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { modifyRoaming, type RoamingPlan } from '../contract.ts';
import { changeDrtLimit, type DrtLimitChange } from '../contract-limits.ts';
import { tariffsToActivate } from '../rules.ts';

export type PlanAction = { msisdn: string; plan_id: string; package_id?: string | undefined };

/** A main plan replaces the active one in the same call. */
export async function activatePlan(
  api: ApiClient,
  { msisdn, plan_id }: PlanAction,
  { component_type }: RoamingPlan,
  activeMain: RoamingPlan | null,
): Promise<void> {
  const tariffs = tariffsToActivate(plan_id, activeMain?.plan_id ?? null, component_type === 'MAIN_TARIFF');
  await api.call(modifyRoaming, { params: { msisdn }, body: { roaming_tariffs: tariffs } });
}

export async function deactivatePlan(api: ApiClient, { msisdn, plan_id, package_id }: PlanAction): Promise<void> {
  const tariffs = [{ tariff_id: plan_id, operation: 'deactivate' as const, ...(package_id && { package_id }) }];
  await api.call(modifyRoaming, { params: { msisdn }, body: { roaming_tariffs: tariffs } });
}

export type LimitAction = { msisdn: string; drtLimit: DrtLimitChange };

export async function changeDrt(api: ApiClient, { msisdn, drtLimit }: LimitAction): Promise<void> {
  await api.call(changeDrtLimit, { params: { msisdn }, body: drtLimit });
}
