// An OpenID Connect identity provider: it signs in the configured user, issues single-use codes with PKCE, and signs
// its tokens.

import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export const oidcClient = { id: 'abonat', secret: 'between the two of us' };

// RFC 6749 encodes the secret as a form does: a space is a plus.
const basicAuthorization = `Basic ${btoa(`${oidcClient.id}:${oidcClient.secret.replaceAll(' ', '+')}`)}`;

const accessToken = 'for the userinfo endpoint';

type AuthorizationRequest = { redirectUri: string; nonce: string; challenge: string };

export type OpenIdProvider = {
  issuer: string;
  /** The next user, with further claims of the token. */
  claims: JWTPayload;
  /** Further claims of the userinfo endpoint. */
  userInfo: JWTPayload;
  /** The signature of the next token, if not the right one. */
  signature: { key: CryptoKey | Uint8Array; alg: string } | null;
  /** The failing answer, if any. */
  fault: { status: number; text: string } | null;
  clock: () => Date;
  /** The public key. */
  publicKey: CryptoKey;
  /** A logout token with further or other claims. */
  logoutToken(claims?: JWTPayload, typ?: string | null): Promise<string>;
  /** Visits the provider without a browser; returns the parameters of the redirect. */
  visit(authorizationUrl: string): URLSearchParams;
  close(): Promise<void>;
};

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const codes = new Map<string, AuthorizationRequest>();

  const json = (response: ServerResponse, status: number, body: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    if (request.headers.authorization !== basicAuthorization) return json(response, 401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const asked = codes.get(code);
    codes.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!asked || asked.challenge !== proof || asked.redirectUri !== form.get('redirect_uri')) {
      return json(response, 400, { error: 'invalid_grant' });
    }
    return json(response, 200, {
      access_token: accessToken,
      token_type: 'Bearer',
      id_token: await tokenFor(asked.nonce),
    });
  };

  const describeUser = ({ headers }: IncomingMessage, response: ServerResponse) =>
    headers.authorization === `Bearer ${accessToken}`
      ? json(response, 200, { sub: provider.claims.sub, ...provider.userInfo })
      : json(response, 401, { error: 'invalid_token' });

  const tokenFor = (nonce: string) => {
    const now = Math.floor(provider.clock().getTime() / 1000);
    const usual = { iss: provider.issuer, aud: oidcClient.id, nonce, iat: now, exp: now + 300 };
    const { key, alg } = provider.signature ?? { key: privateKey, alg: 'RS256' };
    return new SignJWT({ ...usual, ...provider.claims }).setProtectedHeader({ alg, kid: 'k1' }).sign(key);
  };

  const logoutToken: OpenIdProvider['logoutToken'] = (claims = {}, typ = 'logout+jwt') => {
    const now = Math.floor(provider.clock().getTime() / 1000);
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const usual = { iss: provider.issuer, aud: oidcClient.id, iat: now, exp: now + 120, jti: randomUUID(), events };
    const { key, alg } = provider.signature ?? { key: privateKey, alg: 'RS256' };
    const token = new SignJWT({ ...usual, ...claims });
    return token.setProtectedHeader({ alg, kid: 'k1', ...(typ !== null && { typ }) }).sign(key);
  };

  const description = () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorize`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/jwks`,
    userinfo_endpoint: `${provider.issuer}/userinfo`,
  });

  const sendBack = (asked: URL, response: ServerResponse) => {
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.search = provider.visit(asked.href).toString();
    response.writeHead(302, { location: back.href }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { fault } = provider;
    const url = new URL(request.url ?? '/', provider.issuer);
    if (fault) response.writeHead(fault.status).end(fault.text);
    else if (url.pathname === '/jwks') json(response, 200, jwks);
    else if (url.pathname === '/token') await exchange(request, response);
    else if (url.pathname === '/userinfo') describeUser(request, response);
    else if (url.pathname === '/authorize') sendBack(url, response);
    else json(response, 200, description());
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const provider: OpenIdProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    userInfo: {},
    signature: null,
    fault: null,
    clock: () => new Date(),
    publicKey,
    logoutToken,
    visit(authorizationUrl) {
      const asked = new URL(authorizationUrl).searchParams;
      const given = (name: string) => asked.get(name) ?? '';
      const code = randomUUID();
      const usual = given('response_type') === 'code' && given('client_id') === oidcClient.id;
      if (usual && given('code_challenge_method') === 'S256') {
        codes.set(code, {
          redirectUri: given('redirect_uri'),
          nonce: given('nonce'),
          challenge: given('code_challenge'),
        });
      }
      return new URLSearchParams({ code, state: given('state'), iss: provider.issuer });
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return provider;
}
