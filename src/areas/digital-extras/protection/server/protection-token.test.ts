import { jwtDecrypt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

it('the token of the protection is encrypted, lasts ten minutes and has its own audience [EX-204, EX-205]', async () => {
  const { body } = await extras.call('GET', `/net-protect/token/${withAll}`);
  const { token, link } = body as { token: string; link: string };
  expect(link).toBe(`/my-a1/network-protection?msisdn=${withAll}`);
  const { payload } = await jwtDecrypt(token, extras.portal.platform.keys.protection, { audience: 'net-protect' });
  expect(payload['msisdn']).toBe(withAll);
  expect(payload.exp! - payload.iat!).toBe(600);
  expect(outcomeOf(await extras.call('GET', `/net-protect/token/${full}`))).toBe('409 EC_Already_Inactive');
});
