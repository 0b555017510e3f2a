// Upgrades or downgrades a streaming plan within the available plans.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse } from '#platform/errors.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { refusalOfActivation } from '../../rules.ts';
import { extraOf, type Change } from '../../server/change.ts';
import type { ExtraRow } from '../../server/catalogue.ts';
import { plansAround, type NeighbouringPlans } from './plans.ts';
import { startRequest } from '../../server/start-request.ts';
import { findNumber } from '../../server/extras-store.ts';
import type { StreamingProvider } from './streaming-provider/streaming-provider.ts';
import { giveUpPosition } from '../../server/swap-extra.ts';

/** Called before the number is locked. */
export async function isPlanAvailable(
  platform: Platform,
  streaming: StreamingProvider,
  service: OwnedService,
  code: string,
): Promise<boolean> {
  const plan = extraOf({ number: await findNumber(platform, service) }, code);
  return !plan?.partner || streaming.isAvailable(plan.partner);
}

type PlanMove = { code: string; to: string; isAvailable: boolean };

export async function changePlan(
  change: Change,
  direction: keyof NeighbouringPlans,
  { code, to, isAvailable }: PlanMove,
) {
  const [plan, target] = [extraOf(change, code), extraOf(change, to)];
  if (!plan || !target) return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  // Checked first: the state of an extra outside the family must not be the answer.
  if (target.plan_rank === null || target.group_type !== plan.group_type) {
    return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  }
  const refused = refusalOfMove(plan) ?? refusalOfActivation(target);
  if (refused) return refuse(refused);
  if (!plansAround(plan, change.number.extras)[direction].includes(target)) {
    return refuse('EC_Extra_Not_Supported_In_Tariff_Plan');
  }
  if (change.number.has_request) return refuse('EC_Msisdn_Already_Has_Processing_Request');
  if (!isAvailable) return refuse('EC_Partner_Unavailable');
  const undo = await giveUpPosition(change, plan, false);
  const started = await startRequest(
    change,
    'extra.change-plan',
    [{ extra: target, slot: null, replaces: undo }],
    undo,
  );
  if (isRefusal(started)) return started;
  return accepted;
}

/** Only an active plan can change. */
function refusalOfMove({ status }: ExtraRow) {
  const refusals = {
    Active: null,
    Inactive: 'EC_Already_Inactive',
    WaitingForDeactivation: 'EC_Deactivation_Requested',
    InProgress: 'EC_Provisioning_In_Progress',
    PendingActivation: 'EC_Provisioning_In_Progress',
  } as const;
  return refusals[status];
}
