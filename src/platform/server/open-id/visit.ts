// One visit of a browser to an OpenID provider: its state, and the secrets that only the right answer matches.

import { createHash, randomBytes } from 'node:crypto';
import { refuse, type Refusal } from '#platform/errors.ts';
import type { Platform } from '../platform.ts';
import { openAny, sealCurrent } from '../sealed-value.ts';
import { IdentityProviderUnavailable, type OpenIdProvider } from './open-id-provider.ts';

type VisitSecrets = { nonce: string; codeVerifier: string };

export type StartedVisit = {
  url: string;
  state: string;
  /** The secrets, encrypted and bound to the state. */
  secrets: string;
};

export async function startVisit(
  { keys }: Platform,
  { authorizationUrl }: Pick<OpenIdProvider, 'authorizationUrl'>,
  redirectUri: string,
): Promise<StartedVisit | Refusal<'EC_Partner_Unavailable'>> {
  const [state, nonce, codeVerifier] = [newSecret(), newSecret(), newSecret()];
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const secrets = sealCurrent(keys.storage, JSON.stringify({ nonce, codeVerifier }), binding(state));
  return refuseIfUnavailable(async () => {
    const url = await authorizationUrl({ state, nonce, codeChallenge, redirectUri });
    return { url, state, secrets };
  });
}

/** Null if the secrets belong to another state. */
export function secretsOfVisit({ keys }: Platform, secrets: string, state: string): VisitSecrets | null {
  const opened = openAny(keys.storage, secrets, binding(state));
  return opened === null ? null : (JSON.parse(opened) as VisitSecrets);
}

export async function refuseIfUnavailable<T>(call: () => Promise<T>): Promise<T | Refusal<'EC_Partner_Unavailable'>> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof IdentityProviderUnavailable) return refuse('EC_Partner_Unavailable');
    throw error;
  }
}

const newSecret = () => randomBytes(32).toString('base64url');

const binding = (state: string) => ['identity attempt', state];
