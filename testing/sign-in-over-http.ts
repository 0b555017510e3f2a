// Signs in over HTTP to a portal process without a captcha.

export type HttpSession = { headers: Record<string, string> };

export async function signIn(url: string, username: string, password: string): Promise<HttpSession> {
  const jar: { cookie: string } = { cookie: '' };
  const started = await call(url, jar, 'GET', `/account/auth/initiate?redirectUri=${encodeURIComponent('/my-a1/')}`);
  const { session_id } = started as { session_id: string };
  const passed = await call(url, jar, 'POST', '/account/auth/user-authentication', { session_id, username, password });
  const { code, return_uri } = passed as { code: string; return_uri: string };
  const tokens = await call(url, jar, 'POST', '/account/auth/complete-new', { code, session_id, return_uri });
  const { access_token } = tokens as { access_token: string };
  return { headers: { cookie: jar.cookie, authorization: `Bearer ${access_token}` } };
}

async function call(url: string, jar: { cookie: string }, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: jar.cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  const given = response.headers.getSetCookie()[0]?.split(';')[0];
  if (given) jar.cookie = given;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
