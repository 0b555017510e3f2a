// Reads the subject of a link in a message, and handles the answer given on its page. Reading changes nothing, because
// mail programs open links.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Queryable, Tx } from '#platform/server/database/database.ts';
import { renderMail } from '#platform/server/messages/render-message.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isGoodLink, redeemLink } from '#platform/server/single-use-link/single-use-link.ts';
import type { LandingPage } from '../contract.ts';
import { registrationMessages } from '../messages.ts';
import { isOver, nextState, type LandingSignal } from '../rules.ts';
import { completeWorkflow, type CompletionRefusal } from './complete-workflow.ts';
import { findOwner } from './owner-store.ts';
import { isOwnBrowser } from './own-browser.ts';
import { linkOf, purposeOf, workflowIn, type LinkPurpose } from './workflow-ids.ts';
import { changeWorkflow, findWorkflowById, lockWorkflow, type WorkflowRow } from './workflow-store.ts';

const gone = refuse('EC_Expired_Or_Completed_Registration');

type Landing = { signalName: LandingSignal; landingId: string; origin: string };
type LandingRefusal = 'EC_Expired_Or_Completed_Registration' | 'EC_Invalid_Signal' | CompletionRefusal;

export async function takeLanding(
  { clock }: Platform,
  tx: Tx,
  { signalName, landingId, origin }: Landing,
): Promise<WorkflowRow | Refusal<LandingRefusal>> {
  const now = clock.now();
  const workflowId = workflowIn(landingId);
  const workflow = workflowId && (await lockWorkflow(tx, { workflowId }));
  if (!workflow || isOver(workflow.state) || workflow.expires_at <= now) return gone;
  const link = linkOf(landingId, purposeOf[signalName], workflow);
  // The link in the activation e-mail works repeatedly; the others decide something and work once.
  const isGood = signalName === 'EmailActivated' ? await isGoodLink(tx, link, now) : await redeemLink(tx, link, now);
  if (!isGood || workflow.is_email_taken) return gone;
  const next = nextState(workflow.state, signalName, workflow.client_type);
  if (next === null) return refuse('EC_Invalid_Signal');
  if (next === 'Completed') return completeWorkflow({ tx, workflow, origin, now });
  if (next === 'Refused') await tellOfRefusal(tx, workflow, now);
  return changeWorkflow(tx, workflow.workflow_id, { state: next });
}

async function tellOfRefusal(tx: Tx, workflow: WorkflowRow, now: Date): Promise<void> {
  const { name: holderName } = await findOwner(tx, workflow.customer_id ?? 0);
  const mail = await renderMail(tx, registrationMessages, {
    name: 'mail.approval_refused',
    language: workflow.language,
    values: { holderName },
  });
  await enqueueMessage(tx, { ...mail, channel: 'email', kind: 'requested', recipient: workflow.email, createdAt: now });
}

export async function readLanding(
  { db, clock }: Platform,
  { landingId, cookie }: { landingId: string; cookie: string | undefined },
): Promise<LandingPage | Refusal<'EC_Expired_Or_Completed_Registration'>> {
  const now = clock.now();
  const workflowId = workflowIn(landingId);
  const workflow = workflowId && (await findWorkflowById(db, workflowId));
  if (!workflow || isOver(workflow.state) || workflow.expires_at <= now) return gone;
  for (const purpose of new Set(Object.values(purposeOf))) {
    const isGood = await isGoodLink(db, linkOf(landingId, purpose, workflow), now);
    if (!isGood) continue;
    const asksPassword = purpose === 'registration-email' && !isOwnBrowser(workflow, cookie);
    return { ...(await presentLanding(db, workflow, purpose)), asks_password: asksPassword };
  }
  return gone;
}

/** Only the approver sees the owner. */
async function presentLanding(db: Queryable, workflow: WorkflowRow, purpose: LinkPurpose) {
  const isForOwner = purpose === 'registration-approval';
  const owner = isForOwner && workflow.customer_id !== null ? await findOwner(db, workflow.customer_id) : null;
  return {
    email: workflow.email,
    service_number: workflow.service_id,
    holder_name: owner?.name ?? null,
    services: owner?.segments.length ?? 1,
    expires_at: workflow.expires_at.toISOString(),
  };
}
