import { createHash, randomBytes } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '#platform/errors.ts';
import { hashOf } from '#platform/server/http/caller.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sealCurrent } from '#platform/server/sealed-value.ts';
import { webBase } from '#platform/web-base.ts';
import { IdentityProviderUnavailable, type IdentityProvider } from './identity-provider/identity-provider.ts';
import { saveIdentityAttempt } from './identity-store.ts';
import { liveAttempt } from './live-attempt.ts';

export type IdentitySecrets = { nonce: string; codeVerifier: string };

/** Binds the stored secrets to one visit to the provider. */
export const secretsBinding = (state: string) => ['identity attempt', state];

/** The page to which the provider returns users. */
export const identityReturn = (ownOrigin: string) => `${ownOrigin}${webBase}/login/identity-provider`;

export async function startIdentity(
  platform: Platform,
  provider: IdentityProvider,
  given: { sessionId: string; signInCookie: string | undefined; ownOrigin: string },
): Promise<{ url: string } | Refusal<'EC_Sign_In_Expired' | 'EC_Partner_Unavailable'>> {
  const attempt = await liveAttempt(platform, given);
  if (isRefusal(attempt)) return attempt;
  const [state, nonce, codeVerifier] = [secret(), secret(), secret()];
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const redirectUri = identityReturn(given.ownOrigin);
  try {
    const url = await provider.authorizationUrl({ state, nonce, codeChallenge, redirectUri });
    await saveIdentityAttempt(platform.db, {
      stateHash: hashOf(state),
      sessionId: given.sessionId,
      secrets: sealCurrent(platform.keys.storage, JSON.stringify({ nonce, codeVerifier }), secretsBinding(state)),
      now: platform.clock.now(),
    });
    return { url };
  } catch (error) {
    if (error instanceof IdentityProviderUnavailable) return refuse('EC_Partner_Unavailable');
    throw error;
  }
}

const secret = () => randomBytes(32).toString('base64url');
