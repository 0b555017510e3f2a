import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from '#platform/password.ts';
import { isCommonPassword } from './common-password.ts';

describe('a common password', () => {
  it.each([
    'Passw0rd!',
    'Password1!',
    'P@ssw0rd1',
    'Qwerty123!',
    'Dragon_1',
    'Welcome1!',
    'Football2026!',
    'Letmein1#',
    'Abonat2026!',
    'Abonat!2026',
    'Ab0nat_1',
    'Parola2025#',
    'Nikola#2024',
    'Nikola_1234',
  ])('is recognised although it meets all other rules: %s', async (password) => {
    expect(brokenPasswordRules(password)).toEqual([]);
    expect(await isCommonPassword(password)).toBe(true);
  });
});

it.each([
  'Nikola#7391',
  'Nikola#1297',
  'Abonat#7391',
  'kL9#vQ2m_Zt',
  'Зелена4Брегова!',
  'Three-Blue_Cups7!',
  '',
  '!',
  '12#',
])('is not the same as an individual one: %j', async (password) =>
  expect(await isCommonPassword(password)).toBe(false),
);
