// Proves that the user belongs to the owner: by the security code of the pid, or by a code sent to one of its numbers.
// A company also enters its contract.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { isContractOf } from '#platform/server/customer-holdings.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import type { SendRefusal } from '#platform/server/one-time-code/send-code.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import type { SecurityCodeRefusal } from '#platform/server/security-code/security-code.ts';
import type { RequestOf } from '../../contract.ts';
import { isRecentChange, needsContract } from '../../rules.ts';
import { plainContract } from '../rules.ts';
import { findCodeChange, findMobilesOf } from '../../server/owner-store.ts';
import type { SignalStep, StepChange } from '../../server/signal-step.ts';
import { sendOwnerCode, smsBinding } from './sms-code.ts';

/** A user with a code has most of the proof; the limit stops guessing the contract. */
const contractsTried = { name: 'registration-contracts', limit: 10, windowSeconds: 3600 };

type ProofRefusal =
  | 'EC_Security_Code_Is_Recent'
  | CheckRefusal
  | SendRefusal
  | SecurityCodeRefusal
  | 'EC_Wrong_Contract'
  | 'EC_Too_Many_Requests';

export async function submitSecurityCode(
  step: SignalStep,
  { securityCode, contract }: RequestOf<'SubmitSecurityCode'>,
): Promise<StepChange | Refusal<ProofRefusal>> {
  const { customer_id: customerId } = step.workflow;
  if (customerId === null) return refuse('EC_Wrong_Verification_Code');
  const verdict = await step.platform.securityCodes.check(customerId, securityCode, 'stranger');
  if (isRefusal(verdict)) return verdict;
  const proved = await checkContract(step, customerId, contract);
  if (isRefusal(proved) || !isRecentChange(await findCodeChange(step.tx, customerId), step.now)) return proved;
  return confirmRecentCode(step, customerId);
}

/** Somebody who took over a profile could have set the code: a number of the pid must confirm it. */
async function confirmRecentCode(step: SignalStep, customerId: number): Promise<StepChange | Refusal<ProofRefusal>> {
  const { tx, workflow, now } = step;
  const numbers = await findMobilesOf(tx, customerId);
  const own = numbers.find((number) => number === workflow.service_id);
  const recipient = own ?? numbers[0];
  if (recipient === undefined) return refuse('EC_Security_Code_Is_Recent');
  const refused = await sendOwnerCode(step, recipient);
  if (refused) return refused;
  return {
    found: 'SecurityCodeIsRecent',
    security_code_passed_at: now,
    sms_recipient: recipient,
    is_recipient_named: own !== undefined,
  };
}

export async function submitSmsCode(
  step: SignalStep,
  { code, contract }: RequestOf<'SubmitSmsCode'>,
): Promise<StepChange | Refusal<ProofRefusal>> {
  const { platform, tx, workflow, now } = step;
  if (workflow.sms_recipient === null) return refuse('EC_Verification_Failed');
  const verdict = await platform.codes.checkCode(tx, { ...smsBinding(workflow, workflow.sms_recipient), code });
  if (isRefusal(verdict)) return verdict;
  return workflow.customer_id === null ? { proved_at: now } : checkContract(step, workflow.customer_id, contract);
}

async function checkContract(
  { platform, tx, workflow, now }: SignalStep,
  customerId: number,
  contract: string | undefined,
): Promise<StepChange | Refusal<'EC_Wrong_Contract' | 'EC_Too_Many_Requests'>> {
  const proved = { proved_at: now };
  if (!needsContract(workflow.client_type)) return proved;
  const tries = await countAttempt(platform.countersDb, { ...contractsTried, subject: String(customerId), now });
  if (!tries.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: tries.retryAfterSeconds });
  const isRight = contract !== undefined && (await isContractOf(tx, customerId, plainContract(contract)));
  return isRight ? proved : refuse('EC_Wrong_Contract');
}
