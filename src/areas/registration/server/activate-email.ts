// Activates a registration by the code of its mail.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hit } from '#platform/server/rate-limit.ts';
import { emailBinding } from './send-activation-mail.ts';
import { changeWorkflow, lockNewestWaiting, lockWorkflow, type WorkflowRow } from './workflow-store.ts';

type Given = { code: string; email: string; correlationId: string | undefined };

/** Fewer than a code has, so that strangers leave tries to who waits for it. */
const triesByEmail = { name: 'registration-activations-by-email', limit: 3, windowSeconds: 86_400 };

/** Who cannot name the workflow is not told whether one waits. */
export async function activateEmail(
  platform: Platform,
  tx: Tx,
  given: Given,
): Promise<WorkflowRow | Refusal<CheckRefusal>> {
  if (!given.correlationId) {
    const subject = hashOf(given.email.toLowerCase()).toString('hex');
    const tries = await hit(platform.tries, { ...triesByEmail, subject, now: platform.clock.now() });
    if (!tries.allowed) return refuse('EC_Wrong_Verification_Code');
  }
  const workflow = await findWaiting(platform, tx, given);
  if (!workflow) return refuse('EC_Wrong_Verification_Code');
  const verdict = await platform.codes.checkCode(tx, { ...emailBinding(workflow), code: given.code });
  if (isRefusal(verdict)) return given.correlationId ? verdict : refuse('EC_Wrong_Verification_Code');
  // Nobody is sent the code of such a workflow.
  if (workflow.is_email_taken) return refuse('EC_Wrong_Verification_Code');
  return changeWorkflow(tx, workflow.workflow_id, { state: 'PidAndEik' });
}

async function findWaiting(
  { clock }: Platform,
  tx: Tx,
  { correlationId, email }: Given,
): Promise<WorkflowRow | undefined> {
  const now = clock.now();
  if (!correlationId) return lockNewestWaiting(tx, { email, states: ['AwaitingEmailActivation'], now });
  const own = await lockWorkflow(tx, { correlationHash: hashOf(correlationId) });
  const isMeant =
    own?.state === 'AwaitingEmailActivation' && own.expires_at > now && own.email.toLowerCase() === email.toLowerCase();
  return isMeant ? own : undefined;
}
