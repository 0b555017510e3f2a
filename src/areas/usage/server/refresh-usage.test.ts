import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionsLeftOpen } from '#testing/open-transactions.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import { openUsage, using, type UsagePortal } from '#testing/usage.ts';

describe('the embedded usage source', () => {
  let maria: UsagePortal;
  beforeEach(async () => {
    maria = await openUsage('maria');
  });
  afterEach(() => maria.close());

  it('is asked when the screen opens, and its answer is kept for a minute [US-012]', async () => {
    stopRealTime();
    await maria.pass(3600);
    const first = await maria.usage(using.near);
    await maria.pass(59);
    expect((await maria.usage(using.near)).measured_at).toBe(first.measured_at);
    await maria.pass(2);
    expect((await maria.usage(using.near)).measured_at > first.measured_at).toBe(true);
  });

  it('when it is away, the last known figures are shown with their age [US-002, US-012]', async () => {
    const before = await maria.usage(using.near);
    await maria.setFault('usage', '*', 'down');
    await maria.pass(120);
    const away = await maria.usage(using.near);
    expect(away).toMatchObject({ is_source_away: true, is_old: false, measured_at: before.measured_at });
    expect(away.allowances.map(({ used }) => used)).toEqual(before.allowances.map(({ used }) => used));
    expect((await maria.usage(using.near)).is_source_away).toBe(true);
    await maria.pass(24 * 3600);
    const old = await maria.usage(using.near);
    expect(old).toMatchObject({ is_source_away: true, is_old: true });
    expect(old.allowances.every(({ is_old }) => is_old)).toBe(true);
    expect((await maria.days(using.near)).is_old).toBe(true);
  });
});

describe('the usage source of an operator, by TMF677', () => {
  const msisdn = using.withoutFigures;
  let source: PartnerServer;
  let radost: UsagePortal;
  let held: unknown[];

  beforeEach(async () => {
    source = await startPartner();
    radost = await openUsage('radost', { USAGE_URL: source.url, USAGE_TOKEN: 'shared with usage' });
    held = [];
    source.beforeAnswer = async () => {
      held.push(...(await transactionsLeftOpen(radost.portal.platform.pool)));
    };
  });
  afterEach(async () => {
    await radost.close();
    await source.close();
    if (held.length > 0) throw new Error(`a transaction was open during a call to the source: ${JSON.stringify(held)}`);
  });

  const answer = (used: number) => ({
    status: 201,
    body: {
      id: '1',
      usageConsumption: [
        {
          lastUpdate: radost.portal.platform.clock.now().toISOString(),
          bucketRefOrValue: [
            {
              id: 'PLAN-DATA',
              name: 'Data 10',
              usageType: 'data',
              remainingValue: { amount: 10 - used, units: 'GB' },
              validFor: { startDateTime: '2026-01-01T00:00:00Z', endDateTime: '2099-12-31T12:00:00Z' },
              bucketCounter: [{ counterType: 'used', value: { amount: used, units: 'GB' } }],
            },
          ],
        },
      ],
    },
  });

  it('is asked about the number, and its first figures notify nobody [US-006, US-012]', async () => {
    source.answers.push(answer(9));
    const { allowances } = await radost.usage(msisdn);
    expect(allowances).toMatchObject([{ used_percent: 90, name: 'Data 10', source: 'plan', zone: 'bg' }]);
    expect(source.asked.map(({ call }) => call)).toEqual(['POST /queryUsageConsumption']);
    expect(await radost.messages(msisdn)).toEqual([]);
  });

  it('notifies what later figures reach, once [US-006, US-012]', async () => {
    for (const used of [7, 8, 9]) {
      source.answers.push(answer(used));
      await radost.usage(msisdn);
      await radost.pass(61);
    }
    expect(await radost.messages(msisdn)).toHaveLength(1);
  });

  it.each([
    ['an error', { status: 500, body: {} }],
    ['a redirect', { status: 300, body: { usageConsumption: [] } }],
    ['an unknown format', { status: 200, body: { usageConsumption: [{ bucketRefOrValue: [{ id: 'x' }] }] } }],
  ])('%s leaves the last known figures [US-012]', async (_, broken) => {
    source.answers.push(answer(3));
    const { measured_at } = await radost.usage(msisdn);
    await radost.pass(61);
    source.answers.push(broken);
    expect(await radost.usage(msisdn)).toMatchObject({ measured_at, is_source_away: true });
  });

  it('a number that it does not know has no figures [US-012, US-014]', async () => {
    source.answers.push({ status: 404, body: {} });
    const { status, body } = await radost.who.call('GET', `/usage/${msisdn}`);
    expect([status, (body as { ErrorCode: string }).ErrorCode]).toEqual([404, 'EC_No_Usage_Data']);
  });

  it('two screens that open at once ask for the first figures and both show them [US-012]', async () => {
    // The transaction of one screen may be open while the other asks.
    source.beforeAnswer = () => Promise.resolve();
    source.answers.push(answer(3), answer(3));
    const both = await Promise.all([radost.usage(msisdn), radost.usage(msisdn)]);
    expect(both.map(({ allowances }) => allowances[0]?.used_percent)).toEqual([30, 30]);
  });
});
