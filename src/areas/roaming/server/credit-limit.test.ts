import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { activate, deactivate, openRoaming, travelling, bothLimits, type RoamingPortal } from '#testing/roaming.ts';

let radost: RoamingPortal;

beforeEach(async () => {
  radost = await openRoaming('radost');
});
afterEach(() => radost.close());

const number = travelling.withPackage;

describe('the credit limit', () => {
  it('is shared with donations', async () => {
    await radost.chooseLimits(number, bothLimits('drt-30', 50));
    const gift = { amount: 20, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    expect(outcomeOf(await radost.who.call('POST', '/messaging/donation', { body: gift }))).toContain(
      'EC_Credit_Limit_Exceeded',
    );
  });

  const used = async () => Math.round((await radost.credit(number)).used_currency[0]!.value * 100);

  it('is charged for a package at once; monthly plans charge nothing', async () => {
    const before = await used();
    expect(outcomeOf(await radost.modify(number, [activate('63540')]))).toBe('204');
    expect(await used()).toBe(before + 690);
    await radost.pass(10);
    expect(await used()).toBe(before + 690);
    expect(outcomeOf(await radost.modify(number, [deactivate('63540'), activate('63601')]))).toBe('204');
    await radost.pass(10);
    expect(await used()).toBe(before + 690);
  });

  it('is refunded for a package that fails in the network', async () => {
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '63540', 'fails')`,
    );
    const before = await used();
    await radost.modify(number, [activate('63540')]);
    await radost.pass(10);
    expect(await used()).toBe(before);
  });

  const near = async () => {
    const { attention } = (await radost.who.call('GET', '/home/overview')).body as {
      attention: { kind: string; service_id: string; properties: object }[];
    };
    const own = attention.filter((item) => item.kind === 'limit-near' && item.service_id === number);
    return own.map(({ properties }) => properties);
  };

  it('creates an attention entry when a package or a donation brings it near its end', async () => {
    await radost.chooseLimits(number, bothLimits('drt-30', 50));
    await radost.portal.platform.pool.query('update service_credit set used_cents = 3000 where service_id = $1', [
      number,
    ]);
    const gift = { amount: 5, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    expect(outcomeOf(await radost.who.call('POST', '/messaging/donation', { body: gift }))).toBe('204');
    expect(await near()).toEqual([]);
    expect(outcomeOf(await radost.who.call('POST', '/messaging/donation', { body: gift }))).toBe('204');
    expect(await near()).toEqual([{ used_percent: 80, limit_cents: 5000 }]);
    expect(outcomeOf(await radost.modify(number, [activate('63540')]))).toBe('204');
    expect(await near()).toEqual([{ used_percent: 93, limit_cents: 5000 }]);
  });

  it('clears its attention entry when the package that caused it fails in the network', async () => {
    await radost.chooseLimits(number, bothLimits('drt-30', 50));
    await radost.portal.platform.pool.query(
      `insert into partner_fault (partner, subject, fault) values ('provisioning', '63540', 'fails')`,
    );
    const told = [];
    await radost.modify(number, [activate('63540')]);
    told.push(await near());
    await radost.pass(10);
    told.push(await near());
    expect(told).toEqual([[{ used_percent: 91, limit_cents: 5000 }], []]);
  });

  it('refuses a package that exceeds it, without a network order', async () => {
    await radost.chooseLimits(number, bothLimits('drt-30', 50));
    expect(outcomeOf(await radost.modify(number, [activate('63530')]))).toBe('400 EC_Credit_Limit_Exceeded');
    expect(await radost.plan(number, '63530')).toMatchObject({ pending: null, is_active: false });
    expect(outcomeOf(await radost.modify(number, [activate('63540')]))).toBe('204');
  });

  it('counts concurrent packages and donations, and is never exceeded', async () => {
    const before = await used();
    const gift = { amount: 10, msisdn: number, campaign_id: 'donation-1', accepted_terms_and_conditions: true };
    const asked = await Promise.all([
      ...Array.from({ length: 12 }, async () => ({
        cents: 1000,
        said: outcomeOf(await radost.who.call('POST', '/messaging/donation', { body: gift })),
      })),
      ...['63530', '63540', '63541', '63531'].map(async (id) => ({
        cents: { 63530: 1290, 63540: 690, 63541: 1990, 63531: 2490 }[id]!,
        said: outcomeOf(await radost.modify(number, [activate(id)])),
      })),
    ]);
    const taken = asked.filter((each) => each.said === '204').reduce((sum, { cents }) => sum + cents, 0);
    expect(taken).toBeGreaterThan(0);
    expect(await used()).toBe(before + taken);
    expect(await used()).toBeLessThanOrEqual((await radost.credit(number)).credit_limit * 100);
  });
});
