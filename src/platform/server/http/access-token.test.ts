import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { onlyVersion } from '#testing/key-versions.ts';
import { verifiedClaims } from './access-token.ts';
import type { Keys } from '../keys.ts';

const issued = new Date('2026-03-02T10:00:00Z');
const after = (seconds: number) => new Date(issued.getTime() + seconds * 1000);
const keysOf = (byte: number): Keys => ({
  ids: onlyVersion('id'),
  token: onlyVersion(new Uint8Array(32).fill(byte)),
  code: onlyVersion(new Uint8Array(32)),
  storage: onlyVersion(new Uint8Array(32)),
  partners: {},
  captcha: onlyVersion(''),
  payment: onlyVersion(new Uint8Array(32)),
  knownBrowser: onlyVersion(new Uint8Array(32)),
  protection: new Uint8Array(32),
  operatorApi: onlyVersion(new Uint8Array(32)),
});
const keys = keysOf(7);
const cookieHash = Buffer.alloc(32, 3);

function sign(key = keys.token.current): Promise<string> {
  return new SignJWT({ sid: 'S'.repeat(25), cnf: cookieHash.toString('base64url') })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('42')
    .setIssuedAt(issued)
    .setExpirationTime(after(900))
    .sign(key);
}

describe('an access token', () => {
  it('contains its account, its session and its cookie', async () => {
    const claims = await verifiedClaims(keys, await sign(), issued);
    expect(claims).toMatchObject({ accountId: 42, sessionId: 'S'.repeat(25), cookieHash });
  });

  it('is valid until it expires, also when cached', async () => {
    const token = await sign();
    expect(await verifiedClaims(keys, token, after(899.9))).not.toBeNull();
    expect(await verifiedClaims(keys, token, after(900))).toBeNull();
    expect(await verifiedClaims(keys, token, after(899))).not.toBeNull();
  });

  it('that expired at first use is checked with the clock again', async () => {
    const token = await sign();
    expect(await verifiedClaims(keys, token, after(900))).toBeNull();
    expect(await verifiedClaims(keys, token, issued)).not.toBeNull();
  });

  it('with any changed character is refused, also when the right one is cached', async () => {
    const token = await sign();
    await verifiedClaims(keys, token, issued);
    const changed = Array.from(token, (character, i) =>
      // The last character of each part contains bits that are not decoded.
      token[i + 1] === '.' || i === token.length - 1 || character === '.'
        ? null
        : token.slice(0, i) + (character === 'A' ? 'B' : 'A') + token.slice(i + 1),
    ).filter((one) => one !== null);
    const verdicts = await Promise.all(changed.map((one) => verifiedClaims(keys, one, issued)));
    expect(verdicts.every((verdict) => verdict === null)).toBe(true);
  });

  it('of another portal is refused', async () => {
    const token = await sign();
    await verifiedClaims(keys, token, issued);
    expect(await verifiedClaims(keysOf(8), token, issued)).toBeNull();
    expect(await verifiedClaims(keys, await sign(keysOf(8).token.current), issued)).toBeNull();
  });

  it('without expiry, cookie or signature is refused', async () => {
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await sign()).split('.')[1]}.`;
    const endless = await new SignJWT({ sid: 'S', cnf: cookieHash.toString('base64url') })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(keys.token.current);
    const unbound = await new SignJWT({ sid: 'S' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(after(900))
      .sign(keys.token.current);
    for (const token of [unsigned, endless, unbound, 'nonsense', '']) {
      expect(await verifiedClaims(keys, token, issued)).toBeNull();
    }
  });
});

const good = {
  sub: '42',
  sid: 'S'.repeat(25),
  cnf: cookieHash.toString('base64url'),
  exp: after(900).getTime() / 1000,
};

describe('claims that the portal does not issue, under the right key', () => {
  it.each<[string, object]>([
    ['no account', { sub: undefined }],
    ['a non-numeric account', { sub: 'maria' }],
    ['an account above the number range', { sub: '9'.repeat(40) }],
    ['a negative account', { sub: '-1' }],
    ['a fractional account', { sub: '1.5' }],
    ['no session', { sid: undefined }],
    ['a non-text session', { sid: 7 }],
    ['a session with a zero byte', { sid: `${'S'.repeat(24)}\u0000` }],
    ['a cookie of another length', { cnf: 'short' }],
    ['a cookie that is an object', { cnf: { kid: 'x' } }],
    ['no expiry', { exp: undefined }],
    ['a fractional expiry', { exp: 1e300 }],
  ])('are refused: %s', async (_odd, claims) => {
    const signed = (payload: object) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(keys.token.current);
    expect(await verifiedClaims(keys, await signed(good), issued)).not.toBeNull();
    expect(await verifiedClaims(keys, await signed({ ...good, ...claims }), issued)).toBeNull();
  });
});
