// The browser that began a registration, known by a cookie. The link of the activation mail asks every other one for the
// password: otherwise somebody could begin with the address of another and a password of their own, and wait until the other,
// led by the mail, makes them a profile.

import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { isGoodLink } from '#platform/server/single-use-link/single-use-link.ts';
import { workflowHours } from '../rules.ts';
import { linkOf, workflowIn } from './workflow-ids.ts';
import { findWorkflowById, type WorkflowRow } from './workflow-store.ts';

/** Holds the correlation id of the last registration that was begun here. */
export const ownBrowserCookie = 'abonat_registration';

/** Of all the calls of a registration, which have two prefixes. */
export const ownBrowserCookieScope = { path: '/api', maxAge: workflowHours * 3600 };

export function isOwnBrowser({ correlation_hash }: WorkflowRow, cookie: string | undefined): boolean {
  return cookie !== undefined && hashOf(cookie).equals(correlation_hash);
}

const passwordTries = { name: 'registration-passwords', limit: 10, windowSeconds: 3600 };

type Activation = { landingId: string; cookie: string | undefined; password: string | undefined };

/** Null where nothing stands in the way; the costly part, before any transaction. */
export async function guardActivation(
  { db, countersDb, clock }: Platform,
  { landingId, cookie, password }: Activation,
): Promise<Refusal<'EC_Wrong_Password' | 'EC_Too_Many_Requests'> | null> {
  const now = clock.now();
  const workflowId = workflowIn(landingId);
  const workflow = workflowId ? await findWorkflowById(db, workflowId) : undefined;
  // What is no good link, or over, is refused as such.
  if (!workflow?.password_hash || isOwnBrowser(workflow, cookie)) return null;
  if (!(await isGoodLink(db, linkOf(landingId, 'registration-email', workflow), now))) return null;
  if (password === undefined) return refuse('EC_Wrong_Password');
  const verdict = await countAttempt(countersDb, { ...passwordTries, subject: workflow.workflow_id, now });
  if (!verdict.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: verdict.retryAfterSeconds });
  return (await passwordMatches(workflow.password_hash, password)) ? null : refuse('EC_Wrong_Password');
}
