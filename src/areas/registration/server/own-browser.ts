// Recognizes the browser that began a registration by a cookie. In any other browser the link of the activation e-mail
// requires the password: otherwise an attacker could register the address of another user with their own password, and
// that user's click would create the profile for the attacker.

import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { isGoodLink } from '#platform/server/single-use-link/single-use-link.ts';
import { workflowHours } from '../rules.ts';
import { linkOf, workflowIn } from './workflow-ids.ts';
import { findWorkflowById, type WorkflowRow } from './workflow-store.ts';

/** Contains the correlation id of the last registration that this browser began. */
export const ownBrowserCookie = 'abonat_registration';

/** Covers all calls of a registration, which have two prefixes. */
export const ownBrowserCookieScope = { path: '/api', maxAge: workflowHours * 3600 };

export function isOwnBrowser({ correlation_hash }: WorkflowRow, cookie: string | undefined): boolean {
  return cookie !== undefined && hashOf(cookie).equals(correlation_hash);
}

const passwordTries = { name: 'registration-passwords', limit: 10, windowSeconds: 3600 };

type Activation = { landingId: string; cookie: string | undefined; password: string | undefined };

/** Null if allowed; expensive, so outside any transaction. */
export async function guardActivation(
  { db, countersDb, clock }: Platform,
  { landingId, cookie, password }: Activation,
): Promise<Refusal<'EC_Wrong_Password' | 'EC_Too_Many_Requests'> | null> {
  const now = clock.now();
  const workflowId = workflowIn(landingId);
  const workflow = workflowId ? await findWorkflowById(db, workflowId) : undefined;
  // An invalid link or a finished workflow is refused elsewhere.
  if (!workflow?.password_hash || isOwnBrowser(workflow, cookie)) return null;
  if (!(await isGoodLink(db, linkOf(landingId, 'registration-email', workflow), now))) return null;
  if (password === undefined) return refuse('EC_Wrong_Password');
  const verdict = await countAttempt(countersDb, { ...passwordTries, subject: workflow.workflow_id, now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  return (await passwordMatches(workflow.password_hash, password)) ? null : refuse('EC_Wrong_Password');
}
