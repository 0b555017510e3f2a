// Limits how often partners can check a consent.

import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { consentCheckLimits } from '../rules.ts';

export async function refuseFrequentCheck(
  { countersDb, clock }: Platform,
  kind: keyof typeof consentCheckLimits,
  subject: string,
): Promise<Refusal<'EC_Too_Many_Requests'> | null> {
  const asked = await countAttempt(countersDb, { ...consentCheckLimits[kind], subject, now: clock.now() });
  return asked.allowed ? null : refuse('EC_Too_Many_Requests', { WaitSeconds: asked.retryAfterSeconds });
}
