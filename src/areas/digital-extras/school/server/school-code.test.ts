import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';

const { withAll, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

it('the code of E-Prosveta is issued with the extra and can be shown again [EX-222, EX-223]', async () => {
  const check = async (msisdn: string) =>
    (await extras.call('GET', `/enlightenment/code/swappable/${msisdn}/check`)).body;
  expect(await check(swapped)).toEqual({ has_code: false, code: null });
  expect(await check(withAll)).toEqual({ has_code: true, code: 'EP-100101' });
  await extras.activate(swapped, ['20069']);
  await extras.pass(5);
  expect(await check(swapped)).toEqual({ has_code: true, code: expect.stringMatching(/^EP-\d+$/) as string });
});
