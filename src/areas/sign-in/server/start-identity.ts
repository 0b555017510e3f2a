import { isRefusal, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import { startVisit } from '#platform/server/open-id/visit.ts';
import type { Platform } from '#platform/server/platform.ts';
import { webBase } from '#platform/web-base.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import { saveIdentityAttempt } from './identity-store.ts';
import { liveAttempt } from './live-attempt.ts';

/** The page to which the provider returns users. */
export const identityReturn = (ownOrigin: string) => `${ownOrigin}${webBase}/login/identity-provider`;

export async function startIdentity(
  platform: Platform,
  provider: IdentityProvider,
  given: { sessionId: string; signInCookie: string | undefined; ownOrigin: string },
): Promise<{ url: string } | Refusal<'EC_Sign_In_Expired' | 'EC_Partner_Unavailable'>> {
  const attempt = await liveAttempt(platform, given);
  if (isRefusal(attempt)) return attempt;
  const visit = await startVisit(platform, provider, identityReturn(given.ownOrigin));
  if (isRefusal(visit)) return visit;
  await saveIdentityAttempt(platform.db, {
    stateHash: hashOf(visit.state),
    sessionId: given.sessionId,
    secrets: visit.secrets,
    now: platform.clock.now(),
  });
  return { url: visit.url };
}
