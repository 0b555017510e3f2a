import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import type { ProtectionEvent, ProtectionStats } from '../contract.ts';

let protection: ProtectionPortal;
beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

describe('the status', () => {
  it('shows whether a number is protected, by its extra [NP-001, NP-011, NP-017, NP-018]', async () => {
    expect(await protection.status()).toEqual({ is_active: true, waits_until: null });
    expect(await protection.status('359888100302')).toEqual({ is_active: false, waits_until: null });
  });

  it('is not that of the previous customer of the number', async () => {
    const { pool, clock } = protection.portal.platform;
    await pool.query(
      `insert into service (customer_id, service_id, contract_id, service_type, msisdn_type, tariff_id, activated_on)
       select other.customer_id, $1, other.contract_id, 'MobilePhone', 'Mobile', other.tariff_id, other.activated_on
       from service other where other.service_id = '359888100101'`,
      [protectedNumber],
    );
    await pool.query(
      `insert into protection_switch (customer_id, service_id, is_active, accepted_at)
       select customer_id, $1, false, $2 from service where service_id = '359888100101'`,
      [protectedNumber, clock.now()],
    );
    expect(await protection.status()).toEqual({ is_active: true, waits_until: null });
  });

  it('is only available for the account’s own numbers', async () => {
    expect(outcomeOf(await protection.elena.call('GET', `${base}/service/status/359888100101`))).toBe(
      '403 EC_User_Not_Authoried',
    );
    const ivan = await protection.portal.browser().signIn('ivan');
    expect(outcomeOf(await ivan.call('GET', `${base}/service/status/359888100501`))).toBe(
      '403 EC_Unavailable_For_Business',
    );
  });
});

describe('the events', () => {
  const stats = (days = '30') =>
    protection.elena.call('GET', `${base}/events/stats`, { query: { deviceId: protectedNumber, days } });
  const events = (query: Record<string, string> = {}) =>
    protection.elena.call('GET', `${base}/events/search`, {
      query: { clientIp: '*', deviceId: protectedNumber, days: '30', sort: 'desc', ...query },
    });

  it('of 30 days are counted in total, by category and by day, consistently [NP-003, NP-011, NP-019, NP-028]', async () => {
    const body = (await stats()).body as ProtectionStats;
    expect([body.days, body.blocked, body.total, body.by_day.length]).toEqual([30, 204, 264, 30]);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect(sum(body.categories.map(({ count }) => count))).toBe(204);
    expect(sum(body.by_day.map(({ blocked }) => blocked))).toBe(204);
    expect(body.by_day.at(-1)).toEqual({ day: body.today, blocked: 8 });
    expect((await stats('31')).status).toBe(400);
  });

  it('are listed newest first, without older ones [NP-021, NP-028, NP-029]', async () => {
    await protection.portal.platform.pool.query(`insert into embedded_protection_event
      (customer_id, service_id, happened_at, domain, category, action)
      select customer_id, service_id, now() - interval '31 days', 'old.example', 'malware', 'block'
      from service where service_id = '${protectedNumber}'`);
    const seen = (await events()).body as ProtectionEvent[];
    expect(seen).toHaveLength(264);
    expect(seen.map(({ timestamp }) => timestamp)).toEqual(
      seen
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .toReversed(),
    );
    expect(seen.map(({ domain }) => domain)).not.toContain('old.example');
    expect((await events({ sort: 'asc' })).status).toBe(400);
    expect(outcomeOf(await events({ deviceId: '359888100101' }))).toBe('403 EC_User_Not_Authoried');
  });

  it('are unavailable while the service is down', async () => {
    await protection.fault('*', 'down');
    expect([outcomeOf(await stats()), outcomeOf(await events())]).toEqual(
      Array.from({ length: 2 }, () => '503 EC_Partner_Unavailable'),
    );
  });
});
