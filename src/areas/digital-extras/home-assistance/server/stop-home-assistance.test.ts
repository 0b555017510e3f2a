import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { said } from '#testing/said.ts';

const { withAll, full } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

const post = (path: string, body: object) => extras.call('POST', path, { body });

describe('home assistance', () => {
  it('that is pending can be stopped, and no other [EX-171, EX-238]', async () => {
    const stop = async (msisdn: string, code: string) =>
      said(await post('/home-assistance/stop-activation', { msisdn, code }));
    expect(await stop(full, '20052')).toBe('204');
    expect((await extras.extra(full, '20052')).status).toBe('Inactive');
    expect(await stop(full, '20052')).toBe('409 EC_Already_Inactive');
    expect(await stop(withAll, '20051')).toBe('409 EC_Already_Active');
  });
});
