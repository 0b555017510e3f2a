// The rules of extras: which status changes are allowed, and when. The server enforces them; the dialogs explain them.

import { addDays } from '#platform/clock.ts';
import { swapIntervalDays, type DeactivationReason, type ExtraStatus } from './constants.ts';

export type ExtraEvent =
  | 'activate'
  | 'provisioned'
  | 'partner-pending'
  | 'failed'
  | 'deactivate'
  | 'cancel'
  | 'ended'
  | 'stop';

/** Every allowed status change; all others are refused. */
export const transitions: Record<ExtraStatus, Partial<Record<ExtraEvent, ExtraStatus>>> = {
  Inactive: { activate: 'InProgress' },
  InProgress: { provisioned: 'Active', 'partner-pending': 'PendingActivation', failed: 'Inactive' },
  PendingActivation: { provisioned: 'Active', stop: 'Inactive', failed: 'Inactive' },
  Active: { deactivate: 'WaitingForDeactivation', ended: 'Inactive' },
  WaitingForDeactivation: { cancel: 'Active', ended: 'Inactive' },
};

export function nextStatus(status: ExtraStatus, event: ExtraEvent): ExtraStatus | null {
  return transitions[status][event] ?? null;
}

type ExtraState = { status: ExtraStatus };

type ActivationRefusal = 'EC_Already_Active' | 'EC_Deactivation_Requested' | 'EC_Provisioning_In_Progress';

export function refusalOfActivation({ status }: ExtraState): ActivationRefusal | null {
  const refusals: Record<ExtraStatus, ActivationRefusal | null> = {
    Inactive: null,
    Active: 'EC_Already_Active',
    WaitingForDeactivation: 'EC_Deactivation_Requested',
    InProgress: 'EC_Provisioning_In_Progress',
    PendingActivation: 'EC_Provisioning_In_Progress',
  };
  return refusals[status];
}

type EndingExtra = ExtraState & { is_core_service: boolean; activation_date: string | null };

type DeactivationRefusal =
  | 'EC_Deactivation_Forbidden'
  | 'EC_Already_Inactive'
  | 'EC_Deactivation_Requested'
  | 'EC_Provisioning_In_Progress'
  | 'EC_Deactivation_Forbidden_For_Today';

/** An extra can end from the day after its activation, in Sofia time. */
export function refusalOfDeactivation(extra: EndingExtra, today: string): DeactivationRefusal | null {
  if (extra.is_core_service) return 'EC_Deactivation_Forbidden';
  if (extra.status === 'Inactive') return 'EC_Already_Inactive';
  if (extra.status === 'WaitingForDeactivation') return 'EC_Deactivation_Requested';
  if (extra.status !== 'Active') return 'EC_Provisioning_In_Progress';
  return extra.activation_date === today ? 'EC_Deactivation_Forbidden_For_Today' : null;
}

type EndingExtraState = ExtraState & { ends_with_plan: boolean; ends_with: string | null };

export function deactivationReason(extra: EndingExtraState, parent: ExtraState | undefined): DeactivationReason | null {
  if (extra.status !== 'WaitingForDeactivation') return null;
  if (parent?.status === 'WaitingForDeactivation') return 'package';
  return extra.ends_with_plan ? 'plan' : 'requested';
}

type CancellableExtra = ExtraState & { reason: DeactivationReason | null };

type CancelRefusal =
  | 'EC_Already_Inactive'
  | 'EC_Already_Active'
  | 'EC_Cancel_Deactivation_Forbidden_For_Child'
  | 'EC_Cancel_Deactivation_Forbidden';

export function refusalOfCancel({ status, reason }: CancellableExtra): CancelRefusal | null {
  if (status === 'Inactive') return 'EC_Already_Inactive';
  if (status !== 'WaitingForDeactivation') return 'EC_Already_Active';
  if (reason === 'package') return 'EC_Cancel_Deactivation_Forbidden_For_Child';
  return reason === 'plan' ? 'EC_Cancel_Deactivation_Forbidden' : null;
}

/** The next day on which a position may change; null if it may change today. */
export function nextSwapDay(lastChange: string | null, today: string): string | null {
  if (lastChange === null) return null;
  const next = addDays(lastChange, swapIntervalDays);
  return next > today ? next : null;
}

/** Taking a free position starts its own 30 days, a swap those of the number; the later day applies. */
export function nextSwapOf(
  extra: { activation_date: string | null },
  nextOfNumber: string | null,
  today: string,
): string | null {
  const own = nextSwapDay(extra.activation_date, today);
  return own === null || (nextOfNumber !== null && nextOfNumber > own) ? nextOfNumber : own;
}
