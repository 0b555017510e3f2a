// Activates a registration with the code of its e-mail. An attacker can register the e-mail of another user with their
// own password, so the code alone is not enough: the caller also needs the workflow id, the cookie of the browser that
// began, or the password.

import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { CheckRefusal } from '#platform/server/one-time-code/check-code.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { emailBinding } from './send-activation-mail.ts';
import {
  changeWorkflow,
  findNewestWaiting,
  findWorkflow,
  lockWorkflow,
  type WorkflowRow,
} from '../../server/workflow-store.ts';

const state = 'AwaitingEmailActivation';

/** The password is required if neither the id nor the cookie is known. */
type Activation = {
  email: string;
  correlationId: string | undefined;
  cookie: string | undefined;
  password: string | undefined;
};

/** Fewer than a code allows, so that strangers cannot use up all attempts of the registrant. */
const triesByEmail = { name: 'registration-activations-by-email', limit: 3, windowSeconds: 86_400 };

export type ActivationSource = { workflowId: string; isNamed: boolean };

/** Finds the workflow that the caller may activate; expensive, so outside any transaction. */
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

/** Does the same work whether or not a registration is pending for the e-mail. */
async function findByPassword(platform: Platform, email: string, password: string): Promise<ActivationSource | null> {
  const now = platform.clock.now();
  const subject = hashOf(email.toLowerCase()).toString('hex');
  const tries = await countAttempt(platform.countersDb, { ...triesByEmail, subject, now });
  if (!tries.allowed) return null;
  const newest = await findNewestWaiting(platform.db, { email, states: [state], now });
  const isRight = await passwordMatches(newest?.password_hash ?? undefined, password);
  return newest && isRight ? { workflowId: newest.workflow_id, isNamed: false } : null;
}

/** A caller without the workflow id must not learn whether one is pending. */
export async function activateEmail(
  platform: Platform,
  tx: Tx,
  { workflowId, isNamed, code }: ActivationSource & { code: string },
): Promise<WorkflowRow | Refusal<CheckRefusal>> {
  const workflow = await lockWorkflow(tx, { workflowId });
  if (workflow?.state !== state) return refuse('EC_Wrong_Verification_Code');
  const verdict = await platform.codes.checkCode(tx, { ...emailBinding(workflow), code });
  if (isRefusal(verdict)) return isNamed ? verdict : refuse('EC_Wrong_Verification_Code');
  // The code of such a workflow is sent to nobody.
  if (workflow.is_email_taken) return refuse('EC_Wrong_Verification_Code');
  return changeWorkflow(tx, workflowId, { state: 'PidAndEik' });
}
