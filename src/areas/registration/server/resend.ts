// Resends a message of a workflow. Callers with the workflow id get the reason of a refusal; others always get the same
// answer, and the message goes to its former recipient or to nobody.

import { accepted } from '#platform/endpoint.ts';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { SendRefusal } from '#platform/server/one-time-code/send-code.ts';
import type { WorkflowState } from '../rules.ts';
import { askApproval, type ApprovalRefusal } from './ask-approval.ts';
import { findReceivingNumber } from './owner-store.ts';
import { sendActivationMail } from './send-activation-mail.ts';
import type { SignalStep } from './signal-step.ts';
import { sendOwnerCode, sendUserCode } from './sms-code.ts';
import { plainId } from '../rules.ts';
import { pidOf } from './sealed-pid.ts';
import { toldRecipient } from './present.ts';
import { changeWorkflow, lockNewestWaiting, lockWorkflow, type WorkflowRow } from './workflow-store.ts';

export type ResendContext = Omit<SignalStep, 'workflow'> & {
  correlationId: string | undefined;
  /** The recipient of the former message. */
  to: { email: string } | { smsRecipient: string };
};

type ResendResult = Promise<Refusal<SendRefusal | ApprovalRefusal> | null>;

async function resend(
  { correlationId, to, ...context }: ResendContext,
  states: readonly WorkflowState[],
  send: (step: SignalStep) => ResendResult,
) {
  const { tx, now } = context;
  const workflow = correlationId
    ? await lockWorkflow(tx, { correlationHash: hashOf(correlationId) })
    : await lockNewestWaiting(tx, { ...to, states, now });
  const isMeant = workflow && states.includes(workflow.state) && workflow.expires_at > now && isSentTo(workflow, to);
  if (!isMeant) return correlationId ? refuse('EC_Invalid_Signal') : accepted;
  // A wait would reveal that a workflow is pending.
  const step = { ...context, workflow, ...(!correlationId && { onSent: () => undefined }) };
  const refused = await send(step);
  return refused && correlationId ? refused : accepted;
}

function isSentTo(workflow: WorkflowRow, to: ResendContext['to']): boolean {
  return 'email' in to
    ? workflow.email.toLowerCase() === to.email.toLowerCase()
    : toldRecipient(workflow) === to.smsRecipient;
}

export function resendActivationMail(context: ResendContext) {
  return resend(context, ['AwaitingEmailActivation'], async ({ platform, tx, workflow, ...rest }) => {
    const sent = await sendActivationMail(platform, tx, workflow, rest);
    if (isRefusal(sent)) return sent;
    rest.onSent(sent.resendAfterSeconds);
    return null;
  });
}

export function resendSms(context: ResendContext) {
  return resend(context, ['SmsCode', 'AwaitingNotOwnerVerification'], (step) => sendAgain(step));
}

export function resendNotOwner(context: ResendContext) {
  return resend(context, ['AwaitingNotOwnerVerification'], (step) => sendAgain(step));
}

function sendAgain(step: SignalStep): ResendResult {
  const { state, sms_recipient: recipient } = step.workflow;
  const send = state === 'SmsCode' ? sendOwnerCode : sendUserCode;
  return send(step, recipient ?? '');
}

export function resendApproval(context: ResendContext) {
  return resend(context, ['AwaitingApproval'], async (step) => {
    const asked = await askApproval(step);
    return isRefusal(asked) ? asked : null;
  });
}

/** For users who forgot the security code: another proof of the pid, by its receiving number. */
export function resendSecurityCode(context: ResendContext, pid: string) {
  return resend(context, ['SecurityCode', 'SmsCode'], async (step) => {
    const { platform, tx, workflow, now } = step;
    const isOwn = pidOf(platform, workflow) === plainId(pid) && workflow.customer_id !== null;
    const recipient = isOwn ? await findReceivingNumber(tx, workflow.customer_id, now) : null;
    if (recipient === null) return refuse('EC_Phone_Is_Not_Eligible');
    const refused = await sendOwnerCode(step, recipient);
    if (refused) return refused;
    const isNamed =
      recipient === workflow.service_id || (recipient === workflow.sms_recipient && workflow.is_recipient_named);
    await changeWorkflow(tx, workflow.workflow_id, {
      state: 'SmsCode',
      sms_recipient: recipient,
      is_recipient_named: isNamed,
    });
    return null;
  });
}
