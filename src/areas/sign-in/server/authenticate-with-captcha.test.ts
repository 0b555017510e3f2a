import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#database/demo/people.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openPortal({ CAPTCHA: 'altcha' });
});
afterAll(() => portal.close());

async function earnToken(
  change: (solved: { challenge: Challenge; solution: object | null }) => object = (same) => same,
) {
  const { body } = await portal.browser().call('GET', '/common/captcha/challenge');
  const challenge = body as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify(change({ challenge, solution }))).toString('base64');
}

async function authenticate(recaptcha: string | undefined, password = demoPassword) {
  const browser = portal.browser();
  const begun = await browser.call('GET', '/account/auth/initiate', { query: { redirectUri: '/my-a1/' } });
  const { session_id } = begun.body as { session_id: string };
  const body = {
    session_id,
    username: 'maria@demo.abonat.bg',
    password,
    ...(recaptcha !== undefined && { recaptcha }),
  };
  return browser.call('POST', '/account/auth/user-authentication', { body });
}

const refused = { status: 400, body: { ErrorCode: 'EC_Invalid_Recaptcha' } };

describe('with the captcha on', () => {
  it('a solved puzzle allows one sign-in [SI-012]', async () => {
    const token = await earnToken();
    expect((await authenticate(token)).status).toBe(200);
    expect(await authenticate(token)).toMatchObject(refused);
  });

  it('a wrong password also consumes the puzzle', async () => {
    const token = await earnToken();
    expect((await authenticate(token, 'wrong')).status).toBe(401);
    expect(await authenticate(token)).toMatchObject(refused);
  });

  it('a missing puzzle is refused', async () => expect(await authenticate(undefined)).toMatchObject(refused));

  it.each(['', 'nonsense', Buffer.from('{}').toString('base64'), Buffer.from('null').toString('base64')])(
    'the token %j is refused',
    async (token) => expect(await authenticate(token)).toMatchObject(refused),
  );

  it('a wrong solution is refused', async () => {
    const wrong = await earnToken(({ challenge, solution }) => ({
      challenge,
      solution: { ...solution, derivedKey: '00'.repeat(32) },
    }));
    expect(await authenticate(wrong)).toMatchObject(refused);
  });

  it('a puzzle that the caller made easier is refused', async () => {
    const easier = await earnToken(({ challenge, solution }) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      solution,
    }));
    expect(await authenticate(easier)).toMatchObject(refused);
  });

  it('attempts without a puzzle do not block the user', async () => {
    for (let i = 0; i < 8; i++) await authenticate(undefined, 'wrong');
    expect((await authenticate(await earnToken())).status).toBe(200);
  });
});
