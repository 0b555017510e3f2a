// Sign-ins of customers through the identity provider of tests.

import { oidcClient, type OpenIdProvider } from './openid-provider.ts';
import type { Browser, TestReply } from './portal.ts';

export const identitySettings = ({ issuer }: OpenIdProvider) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: oidcClient.id,
  OIDC_CLIENT_SECRET: oidcClient.secret,
});

export async function beginVisit(browser: Browser): Promise<{ session_id: string; url: string; status: number }> {
  const started = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
  const { session_id } = started.body as { session_id: string };
  const sent = await browser.call('POST', '/account/auth/identity-provider', { body: { session_id } });
  const { authorization_url: url = '' } = sent.body as { authorization_url?: string };
  return { session_id, url, status: sent.status };
}

export function comeBack(browser: Browser, back: URLSearchParams): Promise<TestReply> {
  return browser.call('POST', '/account/auth/identity-provider/answer', { body: Object.fromEntries(back) });
}

/** The code of a user whom the provider confirms. */
export async function visitProvider(browser: Browser, provider: OpenIdProvider): Promise<TestReply> {
  return comeBack(browser, provider.visit((await beginVisit(browser)).url));
}

export async function signInByProvider(browser: Browser, provider: OpenIdProvider): Promise<Browser> {
  const { body } = await visitProvider(browser, provider);
  const completed = await browser.call('POST', '/account/auth/complete-new', { body });
  if (completed.status !== 200) throw new Error(`The provider's user could not sign in: ${JSON.stringify(body)}`);
  return Object.assign(browser, { tokens: completed.body as Browser['tokens'] });
}
