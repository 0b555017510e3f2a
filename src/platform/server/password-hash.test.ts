import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './password-hash.ts';

it('a password is stored as a salted argon2id hash with 19 MiB and two rounds', async () => {
  const [one, other] = [await hashPassword('Abonat!2026'), await hashPassword('Abonat!2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('only the same password matches', async () => {
  const hash = await hashPassword('Парола!2026');
  expect(await passwordMatches(hash, 'Парола!2026')).toBe(true);
  expect(await passwordMatches(hash, 'парола!2026')).toBe(false);
  expect(await passwordMatches(hash, '')).toBe(false);
});

it('no password matches without an account', async () => {
  expect(await passwordMatches(undefined, 'Abonat!2026')).toBe(false);
});
