import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { full } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('an activation is not sent again', () => {
  it.each([
    ['for an extra that does not exist', '99999', '409 EC_Already_Inactive'],
    ['for an inactive extra', '20109', '409 EC_Already_Inactive'],
    ['for an active extra', '20103', '409 EC_Already_Active'],
  ])('%s', async (_what, code, refused) => {
    const asked = await post('/extras/resend-activation', { msisdn: full, code });
    expect(outcomeOf(asked)).toBe(refused);
    const inbox = await extras.who.call('GET', '/dev/inbox', { query: { to: full } });
    expect(inbox.body).toEqual([]);
  });
});

describe('home assistance', () => {
  it('that is pending sends its message again on request, at most three times in ten minutes [EX-199]', async () => {
    const again = async () => outcomeOf(await post('/extras/resend-activation', { msisdn: full, code: '20052' }));
    const answers = [await again(), await again(), await again(), await again()];
    expect(answers).toEqual(['202', '202', '202', '429 EC_Reach_Max_Attempts']);
    const inbox = await extras.who.call('GET', '/dev/inbox', { query: { to: full } });
    expect(inbox.body).toHaveLength(3);
    await extras.pass(600);
    expect(await again()).toBe('202');
  });
});
