import { describe, expect, it } from 'vitest';
import { accessTokenKey, newSessionId, refreshTokenKey, sessionIdPattern } from './session.ts';

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

describe('a login session id', () => {
  it('has 25 letters and digits [SI-017]', () => {
    const ids = Array.from({ length: 500 }, () => newSessionId(random));
    expect(ids.filter((id) => id.length !== 25 || !/^[A-Za-z0-9]+$/.test(id))).toEqual([]);
    expect(ids.every((id) => new RegExp(sessionIdPattern).test(id))).toBe(true);
    expect(new Set(ids).size).toBe(500);
  });

  it('generates all characters with equal probability', () => {
    let at = 0;
    const everyByteInTurn = () => Uint8Array.of(at++ % 256);
    const ids = Array.from({ length: 248 }, () => newSessionId(everyByteInTurn)).join('');
    const seen = Map.groupBy(ids, (char) => char);
    expect([...seen.values()].map((same) => same.length)).toEqual(Array(62).fill(100));
  });

  it('requests more bytes when too many were discarded', () => {
    const answers = [new Uint8Array(25).fill(255), new Uint8Array(25).fill(0)];
    expect(newSessionId(() => answers.shift()!)).toBe('A'.repeat(25));
  });
});

it('tokens are stored under the keys of the operator [SI-020, SI-021]', () => {
  expect([accessTokenKey, refreshTokenKey]).toEqual(['access_token', 'AUTH_REFRESH_TOKEN']);
});
