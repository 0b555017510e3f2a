// Enrols an operator over HTTP at a portal process and signs in at the desk.

import { codeAt, deskPassword } from './desk.ts';
import { callerOf, type HttpSession } from './sign-in-over-http.ts';

export async function enterDeskOverHttp(url: string, operator: { name: string; key: string }): Promise<HttpSession> {
  const { name, key } = operator;
  const headers: Record<string, string> = {};
  const call = callerOf(url, headers);
  const { secret } = await call<{ secret: string }>('POST', '/operator/enrolment/begin', { key });
  const password = deskPassword;
  await call('POST', '/operator/enrolment/complete', { key, password, code: codeAt(secret, new Date()) });
  // The code of the enrolment is already used.
  const code = codeAt(secret, new Date(), 1);
  const { token } = await call<{ token: string }>('POST', '/operator/sign-in', { name, password, code });
  return { headers: { ...headers, authorization: `Bearer ${token}` } };
}
