import { afterEach, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
afterEach(() => portal.close());

/** The client address that the portal uses, by its proxy setting. */
async function addressSeen(TRUST_PROXY: string, socket: string, forwarded: string): Promise<string | undefined> {
  portal = await openPortal({ TRUST_PROXY });
  await portal.app.inject({
    url: '/api/account/auth/initiate',
    query: { redirectUri: '/my-a1/' },
    remoteAddress: socket,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
  });
  const row = await portal.platform.db.selectFrom('rate_limit').select('subject').executeTakeFirst();
  return row?.subject;
}

it.each([
  ['no proxy', '', '192.0.2.9', '198.51.100.1', '192.0.2.9'],
  ['a known proxy', '10.0.0.0/8', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['a known proxy after a forged address', '10.0.0.0/8', '10.1.2.3', '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  ['a caller who poses as a proxy', '10.0.0.0/8', '192.0.2.9', '198.51.100.1', '192.0.2.9'],
  ['one proxy', '1', '192.0.2.9', '203.0.113.7, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '2', '192.0.2.9', '203.0.113.7, 198.51.100.1', '203.0.113.7'],
])('with %s the address of a request is correct', async (_front, trusted, socket, forwarded, seen) => {
  expect(await addressSeen(trusted, socket, forwarded)).toBe(seen);
});
