// What the page of an extra shows besides its description: its content, how it starts and how it stops.

import { isConfirmedAtPartner } from './partner-content/rules.ts';
import { isStreamingPlan } from './streaming/rules.ts';
import { needsVerification } from './flows.ts';
import { donationGroup, type VerificationType } from './constants.ts';

export type InclusionFact = 'plan' | 'core' | 'included' | 'position' | 'fee' | 'fee_prepaid';
export type StartFact = 'partner' | 'address' | 'cause' | 'code' | 'at_once';
export type StopFact = 'never' | 'month';

type FactSources = {
  code: string;
  group_type: string;
  is_core_service: boolean;
  is_on_slot: boolean;
  requires_code_verification: boolean;
};

type InclusionContext = { isIncluded: boolean; isPrepaid: boolean };
type StartContext = { isHomeAssistance: boolean; verificationType: VerificationType };

export function insideFact(extra: FactSources, { isIncluded, isPrepaid }: InclusionContext): InclusionFact {
  if (isStreamingPlan(extra.code)) return 'plan';
  if (extra.is_core_service) return 'core';
  if (isIncluded) return 'included';
  if (extra.is_on_slot) return 'position';
  return isPrepaid ? 'fee_prepaid' : 'fee';
}

export function startFact(extra: FactSources, { isHomeAssistance, verificationType }: StartContext): StartFact {
  if (extra.group_type === donationGroup) return 'cause';
  if (isHomeAssistance) return 'address';
  if (isConfirmedAtPartner(extra)) return 'partner';
  return needsVerification([extra], verificationType) ? 'code' : 'at_once';
}

export function stopFact(extra: Pick<FactSources, 'is_core_service'>): StopFact {
  return extra.is_core_service ? 'never' : 'month';
}
