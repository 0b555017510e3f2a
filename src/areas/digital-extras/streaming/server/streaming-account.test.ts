import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('a streaming plan', () => {
  it('has an account at the partner, and reports an unavailable partner [EX-207, EX-208, EX-209, EX-210, EX-211, EX-212]', async () => {
    const status = (code: string) => extras.call('GET', `/streaming/status/${withAll}`, { query: { code } });
    expect((await status('20029')).body).toEqual({ status: 'Registered', link: null });
    expect((await status('20027')).body).toMatchObject({ status: 'NotRegistered' });
    expect(outcomeOf(await status('20031'))).toBe('503 EC_Partner_Unavailable');
    expect(outcomeOf(await status('20030'))).toBe('409 EC_Already_Inactive');
    const recovery = await extras.call('GET', `/streaming/account-recovery/${withAll}`, { query: { code: '20029' } });
    expect((recovery.body as { link: string }).link).toMatch(/^https:/);
  });

  it('of another number has its own account', async () => {
    expect(outcomeOf(await extras.activate(swapped, ['20028']))).toBe('202');
    await extras.pass(5);
    const status = async (msisdn: string, code: string) =>
      (await extras.call('GET', `/streaming/status/${msisdn}`, { query: { code } })).body;
    expect(await status(swapped, '20028')).toMatchObject({ status: 'NotRegistered' });
    expect(await status(withAll, '20029')).toMatchObject({ status: 'Registered' });
  });
});
