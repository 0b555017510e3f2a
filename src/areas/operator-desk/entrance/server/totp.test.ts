import { TOTP, Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOfCode } from './totp.ts';

const now = new Date('2026-11-16T10:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const secret = newTotpSecret();
const codeOf = (offset: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + offset * 30_000 });

it.each([-1, 0, 1])('a code %i steps away is accepted and returns its step', (offset) => {
  expect(stepOfCode(secret, codeOf(offset), now)).toBe(step + offset);
});

it.each([-3, -2, 2, 3])('a code %i steps away is refused', (offset) => {
  expect(stepOfCode(secret, codeOf(offset), now)).toBeNull();
});
