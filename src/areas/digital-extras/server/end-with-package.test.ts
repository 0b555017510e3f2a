import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { load, ndjson } from '#testing/import-folders.ts';

const { withAll } = numbers;
const [base, child, other] = ['20120', '20121', '20122'];
let extras: ExtrasPortal;
let today: string;

beforeEach(async () => {
  extras = await openExtras();
  ({ today } = await extras.eligibility(withAll));
});
afterEach(() => extras.close());

const line = (code: string, more: object = {}) => ({
  service_id: withAll,
  code,
  status: 'Active',
  period_state: 'Paid',
  price_cents: 199,
  activated_on: addDays(today, -40),
  ...more,
});
const ending = (days: number) => ({ status: 'WaitingForDeactivation', deactivates_on: addDays(today, days) });

async function bring(...lines: object[]): Promise<void> {
  const now = extras.portal.platform.clock.now();
  const { problems } = await load(extras.portal.connection, { 'service-extras.ndjson': ndjson(...lines) }, { now });
  expect(problems).toEqual([]);
  await extras.pass(1);
}

const stateOf = async (code: string) => {
  const { status, deactivation_date, deactivation_reason } = await extras.extra(withAll, code);
  return { status, deactivation_date, deactivation_reason };
};
const endsWithPackage = (days: number) => ({
  status: 'WaitingForDeactivation',
  deactivation_date: addDays(today, days),
  deactivation_reason: 'package',
});

describe('an extra of a package whose end is imported', () => {
  it('ends with the package, which is told before, and is off on the same day', async () => {
    await bring(line(base), line(child));
    expect((await stateOf(child)).status).toBe('Active');
    await bring(line(base, ending(9)));
    expect(await stateOf(child)).toEqual(endsWithPackage(9));
    await extras.pass(10 * 86_400);
    expect([(await stateOf(base)).status, (await stateOf(child)).status]).toEqual(['Inactive', 'Inactive']);
  });

  it.each([
    ['active', () => ({})],
    ['ending later', () => ending(20)],
  ])('that is imported as %s afterwards ends with it, too', async (_, state) => {
    await bring(line(base, ending(9)));
    await bring(line(other, state()));
    expect(await stateOf(other)).toEqual(endsWithPackage(9));
  });

  it('that ends earlier keeps its day', async () => {
    await bring(line(base, ending(9)), line(child, ending(3)), line(other));
    expect((await stateOf(child)).deactivation_date).toBe(addDays(today, 3));
    expect(await stateOf(other)).toEqual(endsWithPackage(9));
  });
});
