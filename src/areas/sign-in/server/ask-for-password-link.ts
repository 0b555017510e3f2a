// Requests a link to set a new password. Known and unknown names get the same work: a later job sends the link, or
// nothing if there is no account.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt, type RateLimitResult } from '#platform/server/rate-limit.ts';
import { passwordLinkLimits } from '../rules.ts';
import { passwordLinkJob } from './send-password-link.ts';
import { findAccount } from './store.ts';

export type PasswordLinkRequest = { username: string; remoteAddress: string; origin: string };

export async function askForPasswordLink(
  { clock, countersDb }: Platform,
  tx: Tx,
  asked: PasswordLinkRequest,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const now = clock.now();
  const subject = asked.username.trim().toLowerCase();
  const perAccount = await countAttempt(countersDb, { ...passwordLinkLimits.account, subject, now });
  const perAddress = await countAttempt(countersDb, {
    ...passwordLinkLimits.address,
    subject: asked.remoteAddress,
    now,
  });
  const wait = Math.max(waitOf(perAccount), waitOf(perAddress));
  if (wait > 0) return refuse('EC_Too_Many_Requests', { WaitSeconds: wait });
  const account = await findAccount(tx, asked.username);
  await enqueue(tx, passwordLinkJob, { accountId: account?.account_id ?? null, origin: asked.origin });
  return null;
}

function waitOf(verdict: RateLimitResult): number {
  return verdict.allowed ? 0 : verdict.retryAfterSeconds;
}
