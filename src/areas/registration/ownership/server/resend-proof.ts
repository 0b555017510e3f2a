// Resends the code or the request for approval that proves the ownership of a service.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { SendRefusal } from '#platform/server/one-time-code/send-code.ts';
import { findReceivingNumber } from '../../server/owner-store.ts';
import { resend, type ResendContext } from '../../server/resend.ts';
import type { SignalStep } from '../../server/signal-step.ts';
import { changeWorkflow } from '../../server/workflow-store.ts';
import { plainId } from '../rules.ts';
import { askApproval } from './ask-approval.ts';
import { pidOf } from './sealed-pid.ts';
import { sendOwnerCode, sendUserCode } from './sms-code.ts';

export function resendSms(context: ResendContext) {
  return resend(context, ['SmsCode', 'AwaitingNotOwnerVerification'], (step) => sendAgain(step));
}

export function resendNotOwner(context: ResendContext) {
  return resend(context, ['AwaitingNotOwnerVerification'], (step) => sendAgain(step));
}

function sendAgain(step: SignalStep): Promise<Refusal<SendRefusal> | null> {
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
