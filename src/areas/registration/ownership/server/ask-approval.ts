// Asks the company for approval of the user: an e-mail with a link, valid once within three days.

import { shownMoment } from '#platform/clock.ts';
import { refuse, type Refusal } from '#platform/errors.ts';
import { readableNumber } from '#platform/msisdn.ts';
import { mayBeSent, resendWaitSeconds } from '#platform/one-time-code.ts';
import { renderMailForAnybody } from '#platform/server/messages/render-message.ts';
import { lockSends, saveSends } from '#platform/server/one-time-code/code-store.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { saveLink } from '#platform/server/single-use-link/single-use-link.ts';
import { webBase } from '#platform/web-base.ts';
import { registrationMessages } from '../../messages.ts';
import { approvalHours } from '../../rules.ts';
import { findOwner } from '../../server/owner-store.ts';
import type { SignalStep } from '../../server/signal-step.ts';
import { newLink } from '../../server/workflow-ids.ts';
import { changeWorkflow, type WorkflowRow } from '../../server/workflow-store.ts';

export type ApprovalRefusal = 'EC_No_Approver' | 'EC_Resend_Time_Is_Not_Expired' | 'EC_Reach_Max_Attempts';

export async function askApproval(step: SignalStep): Promise<WorkflowRow | Refusal<ApprovalRefusal>> {
  const { platform, tx, workflow, origin, now } = step;
  const { customer_id: customerId, service_id: serviceId } = workflow;
  const owner = customerId === null ? null : await findOwner(tx, customerId);
  if (!owner?.approver_email || serviceId === null) return refuse('EC_No_Approver');
  const limited = await countSend(step);
  if (limited) return limited;
  const expiresAt = new Date(now.getTime() + approvalHours * 3_600_000);
  const { landingId, link } = newLink('registration-approval', workflow);
  await saveLink(tx, link, { now, expiresAt });
  const mail = await renderMailForAnybody(tx, registrationMessages, {
    name: 'mail.approval',
    about: owner.name,
    values: {
      email: workflow.email,
      holderName: owner.name,
      number: readableNumber(serviceId),
      others: owner.segments.length - 1,
      until: shownMoment(expiresAt),
      link: `${origin}${webBase}/registration/approval?workflow=${landingId}`,
    },
  });
  const message = { ...mail, channel: 'email', recipient: owner.approver_email, createdAt: now } as const;
  await enqueueSecretMessage(tx, { ...message, usefulUntil: expiresAt }, platform.keys.storage);
  return changeWorkflow(tx, workflow.workflow_id, {
    state: 'AwaitingApproval',
    approval_sent_at: now,
    expires_at: expiresAt,
  });
}

/** The same limits as for sending codes. */
async function countSend({ tx, workflow, now, onSent }: SignalStep): Promise<Refusal<ApprovalRefusal> | null> {
  const { workflow_id: workflowId, email: recipient } = workflow;
  const binding = { requester: `registration:${workflowId}`, purpose: 'registration-approval', recipient };
  const verdict = mayBeSent(await lockSends(tx, binding, now), now);
  if (!verdict.may) return refuse(verdict.code, { WaitSeconds: verdict.waitSeconds });
  await saveSends(tx, binding, verdict.sendsAfter, now);
  onSent(resendWaitSeconds);
  return null;
}
