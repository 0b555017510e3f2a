import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, swapped } = numbers;
let extras: ExtrasPortal;
beforeAll(async () => {
  extras = await openExtras();
});
afterAll(() => extras.close());

const resend = (source: string, msisdn: string) =>
  extras.call('POST', '/msisdn/resend/verification', { query: { source, msisdn } });

it('a code of partner content is sent to its pending number, with the wait before the next one', async () => {
  const sent = await resend('capital', withAll);
  expect([outcomeOf(sent), sent.headers['retry-after']]).toEqual(['204', '30']);
  expect(await extras.lastCode(withAll)).toMatch(/^\d{6}$/);
});

it('no code is sent for partner content that is not activated', async () => {
  expect(outcomeOf(await resend('capital', swapped))).toBe('409 EC_Already_Inactive');
  expect(await extras.lastCode(swapped)).toBe('');
});
