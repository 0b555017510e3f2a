import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';

const { swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('activating', () => {
  it('begins a free period once: it ends by itself, and a second activation is paid at once', async () => {
    await extras.activate(swapped, ['20060']);
    await extras.pass(5);
    expect(await extras.extra(swapped, '20060')).toMatchObject({ status: 'Active', current_period_state: 'Free' });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(swapped, '20060')).toMatchObject({
      current_period_state: 'Paid',
      current_price_end_date: null,
    });
    await extras.end(swapped, { type: 'addon', code: '20060' });
    await extras.pass(32 * 86_400);
    expect(await extras.extra(swapped, '20060')).toMatchObject({ status: 'Inactive', current_period_state: 'Paid' });
  });
});
