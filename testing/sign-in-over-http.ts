// Signs in over HTTP to a portal process without a captcha.

import type { CreationOptions, RequestOptions } from '#areas/sign-in/passkeys/contract.ts';
import type { PasskeyDevice } from './passkey-device.ts';

export type HttpSession = { headers: Record<string, string> };

type SignInAnswer = { code: string; return_uri: string };

const passkeys = '/account/auth/passkeys';

export async function signIn(url: string, username: string, password: string): Promise<HttpSession> {
  return signInWith(url, (call, session_id) =>
    call<SignInAnswer>('POST', '/account/auth/user-authentication', { session_id, username, password }),
  );
}

/** Adds the device to the account; the address must have a host name. */
export async function addPasskey(url: string, { headers }: HttpSession, password: string, device: PasskeyDevice) {
  const call = callerOf(url, headers);
  await call('POST', '/account/auth/step-up', { factor: 'password', password });
  const options = await call<CreationOptions>('POST', `${passkeys}/start`, {});
  await call('POST', passkeys, { name: 'Телефон', ...device.attest(options, { origin: url }) });
}

export async function signInByPasskey(url: string, device: PasskeyDevice): Promise<HttpSession> {
  return signInWith(url, async (call, session_id) => {
    const options = await call<RequestOptions>('POST', `${passkeys}/sign-in/start`, { session_id });
    const assertion = device.assert(options, { origin: url });
    return call<SignInAnswer>('POST', `${passkeys}/sign-in`, { session_id, assertion });
  });
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

async function signInWith(url: string, prove: (call: Call, sessionId: string) => Promise<SignInAnswer>) {
  const headers: Record<string, string> = {};
  const call = callerOf(url, headers);
  const start = `/account/auth/initiate?redirectUri=${encodeURIComponent('/my-a1/')}`;
  const { session_id } = await call<{ session_id: string }>('GET', start);
  const { code, return_uri } = await prove(call, session_id);
  const completion = { code, session_id, return_uri };
  const { access_token } = await call<{ access_token: string }>('POST', '/account/auth/complete-new', completion);
  return { headers: { ...headers, authorization: `Bearer ${access_token}` } };
}

/** Keeps the newest cookie in the headers. */
export function callerOf(url: string, headers: Record<string, string>): Call {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const given = response.headers.getSetCookie()[0]?.split(';')[0];
    if (given) headers['cookie'] = given;
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? null : await response.json()) as Answer;
  };
}
