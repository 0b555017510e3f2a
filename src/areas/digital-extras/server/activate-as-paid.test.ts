import { afterEach, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const asPaid = async (more: object = {}) =>
  outcomeOf(
    await extras.call('POST', '/extras/activate-as-paid', { body: { msisdn: withAll, code: '20102', ...more } }),
  );

it('a paid extra requires its code like one on a position', async () => {
  expect(await asPaid()).toBe('400 EC_Missing_Verificaiton_Code');
  const body = { msisdn: withAll, extra_codes: ['20102'], as_paid: true };
  await extras.call('POST', '/extras/send-verification-code', { body });
  const code = await extras.lastCode(withAll);
  expect(await asPaid({ verification_code: code === '000000' ? '000001' : '000000' })).toBe(
    '400 EC_Wrong_Verification_Code',
  );
  expect((await extras.extra(withAll, '20102')).status).toBe('Inactive');
  expect(await asPaid({ verification_code: code })).toBe('202');
});
