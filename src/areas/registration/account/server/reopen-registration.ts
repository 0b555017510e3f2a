// Opens a registration that awaits approval for a user who returns with its e-mail and password.

import { refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { passwordMatches } from '#platform/server/password-hash.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { findNewestWaiting, type WorkflowRow } from '../../server/workflow-store.ts';

const perEmail = { name: 'registration-reopens-by-email', limit: 10, windowSeconds: 3600 };
const perAddress = { name: 'registration-reopens-per-address', limit: 60, windowSeconds: 3600 };

type Credentials = { email: string; password: string; remoteAddress: string };

/** Does the same work whether or not a registration is pending for the e-mail, and every refusal is the same. */
export async function reopenRegistration(
  { db, countersDb, clock }: Platform,
  { email, password, remoteAddress }: Credentials,
): Promise<WorkflowRow | Refusal<'EC_Expired_Or_Completed_Registration'>> {
  const now = clock.now();
  const subject = hashOf(email.toLowerCase()).toString('hex');
  const byEmail = await countAttempt(countersDb, { ...perEmail, subject, now });
  const byAddress = await countAttempt(countersDb, { ...perAddress, subject: remoteAddress, now });
  if (!byEmail.allowed || !byAddress.allowed) return refuse('EC_Expired_Or_Completed_Registration');
  const newest = await findNewestWaiting(db, { email, states: ['AwaitingApproval'], now });
  const isRight = await passwordMatches(newest?.password_hash ?? undefined, password);
  return newest && isRight ? newest : refuse('EC_Expired_Or_Completed_Registration');
}
