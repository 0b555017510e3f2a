// Activates a registration by the code of its mail. Somebody may have begun it with the e-mail of another and a password of
// their own, so the code alone moves nothing: it takes the id of the workflow, the cookie of the browser that began, or the
// password of the registration.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { emailBinding } from './send-activation-mail.ts';
import { changeWorkflow, findNewestWaiting, findWorkflow, lockWorkflow, type WorkflowRow } from './workflow-store.ts';

const state = 'AwaitingEmailActivation';

/** The password is typed where neither the id nor the cookie is known. */
type Activation = {
  email: string;
  correlationId: string | undefined;
  cookie: string | undefined;
  password: string | undefined;
};

/** Fewer than a code has, so that strangers leave tries to who waits for it. */
const triesByEmail = { name: 'registration-activations-by-email', limit: 3, windowSeconds: 86_400 };

export type ActivationSource = { workflowId: string; isNamed: boolean };

/** The workflow that the caller may activate; the costly part, before any transaction. */
export async function findActivation(platform: Platform, given: Activation): Promise<ActivationSource | null> {
  const isMeant = (row: WorkflowRow | undefined) =>
    row?.state === state &&
    row.expires_at > platform.clock.now() &&
    row.email.toLowerCase() === given.email.toLowerCase();
  for (const id of [given.correlationId, given.cookie]) {
    const own = id === undefined ? undefined : await findWorkflow(platform.db, hashOf(id));
    if (own && isMeant(own)) return { workflowId: own.workflow_id, isNamed: true };
  }
  if (given.correlationId !== undefined || given.password === undefined) return null;
  return findByPassword(platform, given.email, given.password);
}

/** The same work is done whether or not a registration waits at the e-mail. */
async function findByPassword(platform: Platform, email: string, password: string): Promise<ActivationSource | null> {
  const now = platform.clock.now();
  const subject = hashOf(email.toLowerCase()).toString('hex');
  const tries = await countAttempt(platform.countersDb, { ...triesByEmail, subject, now });
  if (!tries.allowed) return null;
  const newest = await findNewestWaiting(platform.db, { email, states: [state], now });
  const isRight = await passwordMatches(newest?.password_hash ?? undefined, password);
  return newest && isRight ? { workflowId: newest.workflow_id, isNamed: false } : null;
}

/** Who cannot name the workflow is not told whether one waits. */
export async function activateEmail(
  platform: Platform,
  tx: Tx,
  { workflowId, isNamed, code }: ActivationSource & { code: string },
): Promise<WorkflowRow | Refusal<CheckRefusal>> {
  const workflow = await lockWorkflow(tx, { workflowId });
  if (workflow?.state !== state) return refuse('EC_Wrong_Verification_Code');
  const verdict = await platform.codes.checkCode(tx, { ...emailBinding(workflow), code });
  if (isRefusal(verdict)) return isNamed ? verdict : refuse('EC_Wrong_Verification_Code');
  // Nobody is sent the code of such a workflow.
  if (workflow.is_email_taken) return refuse('EC_Wrong_Verification_Code');
  return changeWorkflow(tx, workflowId, { state: 'PidAndEik' });
}
