import { expect, it } from 'vitest';
import { readSpeedySettings } from './speedy-settings.ts';

it('no user means no courier', () => {
  expect(readSpeedySettings({ SPEEDY_PASSWORD: 'secret' })).toBeUndefined();
});

it('a user needs a password', () => {
  expect(() => readSpeedySettings({ SPEEDY_USER: 'operator' })).toThrow(
    'SPEEDY_PASSWORD must be set if SPEEDY_USER is set.',
  );
});

it.each([
  [undefined, 'https://api.speedy.bg/v1'],
  ['https://courier.example/v2/', 'https://courier.example/v2'],
])('the address %s is read as %s', (SPEEDY_URL, url) => {
  const login = { SPEEDY_USER: 'operator', SPEEDY_PASSWORD: 'secret' };
  expect(readSpeedySettings({ ...login, ...(SPEEDY_URL && { SPEEDY_URL }) })).toEqual({
    url,
    userName: 'operator',
    password: 'secret',
  });
});
