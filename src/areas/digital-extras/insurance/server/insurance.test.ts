import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

const { withAll, full, swapped } = numbers;
let extras: ExtrasPortal;

beforeEach(async () => {
  extras = await openExtras();
});
afterEach(() => extras.close());

describe('insurance', () => {
  const details = (serviceId: string) =>
    extras.call('GET', '/insurance/details', { query: { serviceId, extraCode: '20055' } });

  it('shows its policy, and reports that it is being deactivated [EX-104, EX-206, ER-043]', async () => {
    expect((await details(withAll)).body).toMatchObject({
      insured_name: 'Мария Иванова',
      status: 'Active',
      price_currency: [{ currency: 'EUR', value: 3.49 }, {}],
    });
    expect(outcomeOf(await details(full))).toBe('409 EC_Deactivation_In_Process');
    expect(outcomeOf(await details(swapped))).toBe('409 EC_Already_Inactive');
    await extras.end(withAll, { type: 'addon', code: '20055' });
    expect(outcomeOf(await details(withAll))).toBe('409 EC_Deactivation_In_Process');
  });

  it('gets a policy when it is activated', async () => {
    await extras.activate(swapped, ['20055']);
    await extras.pass(5);
    expect(outcomeOf(await details(swapped))).toBe('200');
  });

  it('that ends on one number stays active on another', async () => {
    await extras.activate(swapped, ['20055']);
    await extras.pass(5);
    await extras.end(withAll, { type: 'addon', code: '20055' });
    expect(outcomeOf(await details(withAll))).toBe('409 EC_Deactivation_In_Process');
    expect(outcomeOf(await details(swapped))).toBe('200');
  });
});
