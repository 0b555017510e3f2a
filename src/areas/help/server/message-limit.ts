// The limits of what one account, or one operator, sends in a day.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { deskFilesPerDay, filesPerDay, messagesPerDay } from '../rules.ts';

const windowSeconds = 24 * 3600;
const limits = {
  message: { name: 'question-messages', limit: messagesPerDay, windowSeconds },
  file: { name: 'question-files', limit: filesPerDay, windowSeconds },
  deskFile: { name: 'question-desk-files', limit: deskFilesPerDay, windowSeconds },
};

/** Counted outside the transaction of the change, so that a refusal does not roll the count back. */
export async function refusalOverLimit(
  { countersDb, clock }: Platform,
  what: keyof typeof limits,
  subject: string,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const attempt = { ...limits[what], subject, now: clock.now() };
  const result = await countAttempt(countersDb, attempt);
  return result.allowed ? null : refuse('EC_Too_Many_Requests', { WaitSeconds: result.retryAfterSeconds });
}
