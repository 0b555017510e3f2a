import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { startVisit } from '#platform/server/open-id/visit.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countAttempt } from '#platform/server/rate-limit.ts';
import { deskBase } from '#platform/web-base.ts';
import { deskVisitLimit } from '../rules.ts';
import type { DeskIdentity } from './desk-identity.ts';
import { saveDeskVisit } from './provider-operator-store.ts';

/** The page of the desk to which the provider returns users. */
export const deskReturn = (ownOrigin: string) => `${ownOrigin}${deskBase}/identity-provider`;

/** The cookie binds the visit to the browser that began it. */
export async function startDeskVisit(
  platform: Platform,
  { provider }: DeskIdentity,
  given: { cookie: string; remoteAddress: string; ownOrigin: string },
): Promise<{ url: string } | Refusal<'EC_Partner_Unavailable' | 'EC_Too_Many_Requests'>> {
  const now = platform.clock.now();
  const within = await countAttempt(platform.countersDb, { ...deskVisitLimit, subject: given.remoteAddress, now });
  if (!within.allowed) return refuse('EC_Too_Many_Requests', { WaitSeconds: within.retryAfterSeconds });
  const visit = await startVisit(platform, provider, deskReturn(given.ownOrigin));
  if (isRefusal(visit)) return visit;
  const { url, state, secrets } = visit;
  await saveDeskVisit(platform.db, { stateHash: hashOf(state), cookieHash: hashOf(given.cookie), secrets, now });
  return { url };
}
