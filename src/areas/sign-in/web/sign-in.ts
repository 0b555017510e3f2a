// The three calls of a sign-in, from the return address to the tokens.

import type { ApiClient } from '#platform/web/api/api-client.ts';
import { solveCaptcha } from '#platform/web/captcha/solve-captcha.ts';
import type { PortalConfiguration } from '#platform/web/configuration.ts';
import type { TokenStore } from '#platform/web/session/token-store.ts';
import type { ProviderAnswer } from '#platform/provider-answer.ts';
import { newSessionId } from '#platform/session.ts';
import { answerIdentityProvider, startIdentityProvider } from '../contract-identity.ts';
import { authenticateUser, completeSignIn, initiateSignIn } from '../contract.ts';

export type SignIn = {
  api: ApiClient;
  store: TokenStore;
  configuration: PortalConfiguration;
  redirectUri: string;
  username: string;
  password: string;
};

/** Signs in and returns the next address. A refusal changes nothing: a current session stays. */
export async function signIn({ api, store, configuration, redirectUri, username, password }: SignIn): Promise<string> {
  const offered = newSessionId((count) => crypto.getRandomValues(new Uint8Array(count)));
  const [{ session_id }, recaptcha] = await Promise.all([
    api.call(initiateSignIn, { query: { redirectUri }, headers: { 'session-id': offered } }),
    solveCaptcha(api, configuration),
  ]);
  const { code, return_uri } = await api.call(authenticateUser, {
    body: { session_id, username, password, ...(recaptcha && { recaptcha }) },
  });
  const tokens = await api.call(completeSignIn, { body: { code, session_id, return_uri } });
  store.open(session_id, tokens);
  return return_uri;
}

/** Starts a sign-in through the operator's identity provider and returns its address. */
export async function identityProviderAddress(api: ApiClient, redirectUri: string): Promise<string> {
  const { session_id } = await api.call(initiateSignIn, { query: { redirectUri }, headers: {} });
  const { authorization_url } = await api.call(startIdentityProvider, { body: { session_id } });
  return authorization_url;
}

/** Completes a sign-in through the identity provider and returns the next address. */
export async function signInWithIdentity(api: ApiClient, store: TokenStore, body: ProviderAnswer): Promise<string> {
  const { session_id, code, return_uri } = await api.call(answerIdentityProvider, { body });
  const tokens = await api.call(completeSignIn, { body: { code, session_id, return_uri } });
  store.open(session_id, tokens);
  return return_uri;
}
