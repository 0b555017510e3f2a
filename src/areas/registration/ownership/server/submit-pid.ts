// Accepts any well-formed id of the owner, whether or not it exists.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { RequestOf } from '../../contract.ts';
import { isIdOf, plainId } from '../rules.ts';
import { findCustomerByPid } from '../../server/owner-store.ts';
import { limitIds } from './limit-guesses.ts';
import { sealPid } from './sealed-pid.ts';
import type { SignalStep, StepChange } from '../../server/signal-step.ts';

export async function submitPid(
  step: SignalStep,
  { pidOrEik: typed, clientType }: RequestOf<'SubmitPidOrEik'>,
): Promise<
  StepChange | Refusal<'EC_Invalid_Request' | 'EC_Too_Many_Requests' | 'PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE'>
> {
  const { platform, tx, workflow } = step;
  if (!isIdOf(clientType, typed)) return refuse('EC_Invalid_Request', { Field: 'body/Request/pidOrEik' });
  const afresh = { client_type: clientType, customer_id: null, service_id: null, sms_recipient: null };
  if (typed === undefined) return { ...afresh, sealed_pid: null };
  const pidOrEik = plainId(typed);
  const limited = await limitIds(step);
  if (limited) return limited;
  const customer = await findCustomerByPid(tx, pidOrEik);
  if (customer?.is_migrated) return refuse('PID_IS_MIGRATED_TO_BUSINESS_SELF_CARE', { Pid: pidOrEik });
  return { ...afresh, sealed_pid: sealPid(platform, workflow, pidOrEik) };
}
