import { expect, it } from 'vitest';
import { refreshTokenLifeSeconds } from '#platform/server/live-session.ts';
import { accessTokenLifeSeconds, codeLifeSeconds, refreshGraceSeconds } from './rules.ts';

it('a code lasts a minute, an access token 15 minutes, and a lost refresh can be repeated for 10 seconds', () => {
  expect([codeLifeSeconds, accessTokenLifeSeconds, refreshGraceSeconds]).toEqual([60, 900, 10]);
  expect(refreshTokenLifeSeconds).toBeGreaterThan(accessTokenLifeSeconds);
});
