import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, tv } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const cancel = async (msisdn: string, code: string) =>
  outcomeOf(await extras.call('POST', '/extras/cancel-deactivation', { body: { msisdn, code } }));

describe('deactivating', () => {
  it('and cancelling keeps the extra active [EX-109, EX-192]', async () => {
    expect(await cancel(withAll, '20113')).toBe('204');
    await extras.pass(32 * 86_400);
    expect((await extras.extra(withAll, '20113')).status).toBe('Active');
  });

  it.each([
    [withAll, '20118', '400 EC_Cancel_Deactivation_Forbidden'],
    [tv, '20131', '400 EC_Cancel_Deactivation_Forbidden_For_Child'],
    [withAll, '20101', '409 EC_Already_Active'],
    [withAll, '20109', '409 EC_Already_Inactive'],
  ])('and cancelling on %s for %s answers %s', async (msisdn, code, answer) => {
    expect(await cancel(msisdn, code)).toBe(answer);
  });
});
