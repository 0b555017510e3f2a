// The actions of an active or pending extra. A pending one only offers actions that continue its activation.

import { groups } from './groups.ts';
import { isStreamingExtra, isStreamingPlan } from './streaming/rules.ts';
import { isUnderWay, type ListedExtra } from './lists.ts';
import type { DeactivationReason } from './constants.ts';

export type ExtraAction =
  | 'swap'
  | 'deactivate'
  | 'cancel'
  | 'deactivation-info'
  | 'change-plan'
  | 'change-donation'
  | 'change-contact'
  | 'stop-home-assistance'
  | 'verify-capital'
  | 'verify-dnevnik'
  | 'resend-activation'
  | 'show-code'
  | 'insurance-details'
  | 'open-protection'
  | 'recover-account';

type ActionableExtra = ListedExtra & {
  group_type: string;
  is_core_service: boolean;
  deactivation_reason: DeactivationReason | null;
};

export function actionsOf(extra: ActionableExtra, homeAssistanceCodes: ReadonlySet<string>): ExtraAction[] {
  const isHomeAssistance = homeAssistanceCodes.has(extra.code);
  if (extra.status === 'PendingActivation') return pendingActions(extra, isHomeAssistance);
  if (isUnderWay(extra)) return [];
  if (extra.status === 'WaitingForDeactivation') return endingActions(extra);
  return [
    ...(extra.is_on_slot ? ['swap' as const] : []),
    ...ownActions(extra, isHomeAssistance),
    ...(extra.is_core_service ? [] : ['deactivate' as const]),
  ];
}

function pendingActions(extra: ActionableExtra, isHomeAssistance: boolean): ExtraAction[] {
  if (isHomeAssistance) return ['stop-home-assistance', 'resend-activation'];
  if (extra.group_type === groups.capital) return ['verify-capital'];
  if (extra.group_type === groups.dnevnik) return ['verify-dnevnik'];
  return ['resend-activation'];
}

function endingActions(extra: ActionableExtra): ExtraAction[] {
  const byGroup: Partial<Record<string, ExtraAction>> = {
    [groups.donation]: 'change-donation',
    [groups.insurance]: 'insurance-details',
  };
  const own = byGroup[extra.group_type];
  return [
    ...(extra.deactivation_reason === 'requested' ? ['cancel' as const] : []),
    ...(own ? [own] : []),
    'deactivation-info',
  ];
}

function ownActions(extra: ActionableExtra, isHomeAssistance: boolean): ExtraAction[] {
  if (isHomeAssistance) return ['change-contact'];
  if (isStreamingPlan(extra.code)) return ['change-plan', 'recover-account'];
  if (isStreamingExtra(extra)) return ['recover-account'];
  const byGroup: Partial<Record<string, ExtraAction>> = {
    [groups.donation]: 'change-donation',
    [groups.school]: 'show-code',
    [groups.insurance]: 'insurance-details',
    [groups.netProtect]: 'open-protection',
  };
  const own = byGroup[extra.group_type];
  return own ? [own] : [];
}
