// Codes by SMS: to a mobile number of the owner, or to a number that the user does not own.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { isMobileNumber, sentNumber } from '#platform/msisdn.ts';
import { isMobileOf } from '#platform/server/customer-holdings.ts';
import { renderSms } from '#platform/server/messages/render-message.ts';
import type { SendRefusal } from '#platform/server/one-time-code/send-code.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import type { RequestOf } from '../../contract.ts';
import { isHeld } from '../../server/owner-store.ts';
import { limitPairs } from './limit-guesses.ts';
import type { SignalStep, StepChange } from '../../server/signal-step.ts';
import { registrationMessages } from '../../messages.ts';
import { newLink } from '../../server/workflow-ids.ts';
import type { WorkflowRow } from '../../server/workflow-store.ts';

export function smsBinding({ workflow_id }: WorkflowRow, recipient: string) {
  return {
    requester: `registration:${workflow_id}`,
    purpose: 'registration-number',
    recipient,
    guard: 'number',
  } as const;
}

export async function requestSmsCode(
  step: SignalStep,
  { msisdn }: RequestOf<'RequestSmsCode'>,
): Promise<StepChange | Refusal<SendRefusal | 'EC_Service_Not_Associated_With_Pid'>> {
  const { tx, workflow } = step;
  const recipient = sentNumber(msisdn);
  // The number from the previous step reveals nothing new.
  const limited = recipient === workflow.service_id ? null : await limitPairs(step, recipient);
  if (limited) return limited;
  if (workflow.customer_id === null || !(await isMobileOf(tx, workflow.customer_id, recipient))) {
    return refuse('EC_Service_Not_Associated_With_Pid');
  }
  return (await sendOwnerCode(step, recipient)) ?? { sms_recipient: recipient, is_recipient_named: true };
}

export async function sendOwnerCode(step: SignalStep, recipient: string): Promise<Refusal<SendRefusal> | null> {
  const { platform, tx, workflow, remoteAddress } = step;
  const sent = await platform.codes.sendCode(tx, {
    ...smsBinding(workflow, recipient),
    remoteAddress,
    text: (code) =>
      renderSms(tx, registrationMessages, { name: 'sms.code', language: workflow.language, values: { code } }),
  });
  if (isRefusal(sent)) return sent;
  step.onSent(sent.resendAfterSeconds);
  return null;
}

/** Accepts any mobile number; only the person with the phone learns whether it is a customer's. */
export async function submitNotOwner(
  step: SignalStep,
  { serviceNumber }: RequestOf<'SubmitNotOwner'>,
): Promise<StepChange | Refusal<SendRefusal | 'EC_Service_Already_Added'>> {
  const { tx, workflow } = step;
  if (!isMobileNumber(serviceNumber)) return refuse('EC_Phone_Is_Not_Eligible');
  const recipient = sentNumber(serviceNumber);
  if (workflow.account_id !== null && (await isHeld(tx, workflow.account_id, recipient, false))) {
    return refuse('EC_Service_Already_Added');
  }
  const named = { sms_recipient: recipient, is_recipient_named: true };
  return (await sendUserCode(step, recipient)) ?? { ...named, service_id: recipient };
}

export async function sendUserCode(step: SignalStep, recipient: string): Promise<Refusal<SendRefusal> | null> {
  const { platform, tx, workflow, remoteAddress, origin, now } = step;
  const { landingId, link } = newLink('registration-number', { ...workflow, sms_recipient: recipient });
  const address = `${origin}${webBase}/registration/not-owner?workflow=${landingId}`;
  const sent = await platform.codes.sendCode(tx, {
    ...smsBinding(workflow, recipient),
    remoteAddress,
    text: (code) =>
      renderSms(tx, registrationMessages, {
        name: 'sms.not_owner',
        language: workflow.language,
        values: { code, link: address },
      }),
  });
  if (isRefusal(sent)) return sent;
  await saveLink(tx, link, { now, expiresAt: sent.expiresAt });
  step.onSent(sent.resendAfterSeconds);
  return null;
}
