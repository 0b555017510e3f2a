// A number of the owner; it determines the client type.

import { clientTypeOf } from '#platform/client-type.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { RequestOf } from '../../contract.ts';
import { isServiceNumber, plainServiceNumber } from '../rules.ts';
import { findOwner, findOwnerOf, isHeld } from '../../server/owner-store.ts';
import { limitPairs } from './limit-guesses.ts';
import type { SignalStep, StepChange } from '../../server/signal-step.ts';
import { pidOf } from './sealed-pid.ts';

type ServiceNumberRefusal =
  | 'EC_Invalid_Request'
  | 'EC_Too_Many_Requests'
  | 'EC_Service_Not_Associated_With_Pid'
  | 'EC_Service_Already_Added';

export async function submitServiceNumber(
  step: SignalStep,
  request: RequestOf<'SubmitServiceNumber'>,
): Promise<StepChange | Refusal<ServiceNumberRefusal>> {
  const { platform, tx, workflow } = step;
  if (!isServiceNumber(request.serviceNumber)) {
    return refuse('EC_Invalid_Request', { Field: 'body/Request/serviceNumber' });
  }
  const serviceId = plainServiceNumber(request.serviceNumber);
  const limited = await limitPairs(step, serviceId);
  if (limited) return limited;
  const customerId = await findOwnerOf(tx, pidOf(platform, workflow) ?? '', serviceId);
  if (customerId === null) return refuse('EC_Service_Not_Associated_With_Pid');
  if (workflow.account_id !== null && (await isHeld(tx, workflow.account_id, serviceId, true))) {
    return refuse('EC_Service_Already_Added');
  }
  const { account_type, segments } = await findOwner(tx, customerId);
  const services = segments.map((effective_segment_id) => ({ account_type, owner: true, effective_segment_id }));
  return {
    customer_id: customerId,
    service_id: serviceId,
    client_type: clientTypeOf(account_type, services),
    sms_recipient: null,
    security_code_passed_at: null,
  };
}
