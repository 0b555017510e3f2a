// The id of the holder: any well-formed one is taken, whether anybody has it or not.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { open, seal } from '#platform/server/sealed-value.ts';
import type { RequestOf } from '../contract.ts';
import { isIdOf } from '../rules.ts';
import { findCustomerByPid } from './holder-store.ts';
import type { SignalStep, StepChange } from './signal-step.ts';
import type { WorkflowRow } from './workflow-store.ts';

export async function submitPid(
  { platform, tx, workflow }: SignalStep,
  { pidOrEik, clientType }: RequestOf<'SubmitPidOrEik'>,
): Promise<StepChange | Refusal<'EC_Invalid_Request' | 'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE'>> {
  if (!isIdOf(clientType, pidOrEik)) return refuse('EC_Invalid_Request', { Field: 'body/Request/pidOrEik' });
  const afresh = { client_type: clientType, customer_id: null, service_id: null, sms_recipient: null };
  if (pidOrEik === undefined) return { ...afresh, sealed_pid: null };
  const customer = await findCustomerByPid(tx, pidOrEik);
  if (customer?.is_migrated) return refuse('PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE', { Pid: pidOrEik });
  return { ...afresh, sealed_pid: seal(platform.keys.storage, pidOrEik, bindingOf(workflow)) };
}

export function pidOf({ keys }: Platform, workflow: WorkflowRow): string | null {
  return workflow.sealed_pid && (open(keys.storage, workflow.sealed_pid, bindingOf(workflow))?.text ?? null);
}

function bindingOf({ workflow_id }: WorkflowRow) {
  return ['registration pid', workflow_id];
}
