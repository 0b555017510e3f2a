// A number of the holder. Which client the holder is, is known from here on.

import { clientTypeOf } from '#platform/client-type.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { hit, type Limit } from '#platform/server/rate-limit.ts';
import type { RequestOf } from '../contract.ts';
import { isServiceNumber, plainServiceNumber } from '../rules.ts';
import { findHolder, findHolderOf, isHeld } from './holder-store.ts';
import type { SignalStep, StepChange } from './signal-step.ts';
import { pidOf } from './submit-pid.ts';

const hour = 3600;
const day = 24 * hour;

/** Which number goes with which id is nobody's business: pairs cannot be tried without end, however one asks. */
const pairsTried = {
  workflow: { name: 'registration-pairs', limit: 10, windowSeconds: hour },
  address: { name: 'registration-pairs-per-address', limit: 60, windowSeconds: hour },
  number: { name: 'registration-pairs-per-number', limit: 20, windowSeconds: day },
  id: { name: 'registration-pairs-per-id', limit: 20, windowSeconds: day },
} as const satisfies Record<string, Limit>;

type Refused =
  | 'EC_Invalid_Request'
  | 'EC_Too_Many_Requests'
  | 'EC_Service_Not_Associated_With_Pid'
  | 'EC_Service_Already_Added';

export async function submitServiceNumber(
  step: SignalStep,
  request: RequestOf<'SubmitServiceNumber'>,
): Promise<StepChange | Refusal<Refused>> {
  const { platform, tx, workflow } = step;
  if (!isServiceNumber(request.serviceNumber)) {
    return refuse('EC_Invalid_Request', { Field: 'body/Request/serviceNumber' });
  }
  const serviceId = plainServiceNumber(request.serviceNumber);
  const pid = pidOf(platform, workflow) ?? '';
  const limited = await countTry(step, serviceId, pid);
  if (limited) return limited;
  const customerId = await findHolderOf(tx, pid, serviceId);
  if (customerId === null) return refuse('EC_Service_Not_Associated_With_Pid');
  if (workflow.account_id !== null && (await isHeld(tx, workflow.account_id, serviceId, true))) {
    return refuse('EC_Service_Already_Added');
  }
  const { account_type, segments } = await findHolder(tx, customerId);
  const services = segments.map((effective_segment_id) => ({ account_type, owner: true, effective_segment_id }));
  return {
    customer_id: customerId,
    service_id: serviceId,
    client_type: clientTypeOf(account_type, services),
    sms_recipient: null,
  };
}

/** Counted apart from the step itself, so that its refusal does not undo the count. */
async function countTry(
  { platform, workflow, remoteAddress, now }: SignalStep,
  serviceId: string,
  pid: string,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const subjects = { workflow: workflow.workflow_id, address: remoteAddress, number: serviceId, id: pid };
  for (const [kind, limit] of Object.entries(pairsTried)) {
    const subject = subjects[kind as keyof typeof pairsTried];
    const verdict = await hit(platform.db, { ...limit, subject, now });
    if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  }
  return null;
}
