import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';

let protection: ProtectionPortal;
beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

describe('a switch', () => {
  it('off counts at once when accepted, is pending at the service, and is saved [NP-014, NP-015, NP-016, NP-020]', async () => {
    expect((await protection.ask('deactivate')).body).toEqual({ is_accepted: true });
    const until = new Date(protection.portal.platform.clock.now().getTime() + 2 * 3600_000);
    const waiting = (await protection.status()) as { is_active: boolean; waits_until: string };
    expect(waiting.is_active).toBe(false);
    expect(Math.abs(Date.parse(waiting.waits_until) - until.getTime())).toBeLessThan(60_000);
    expect(outcomeOf(await protection.ask('activate'))).toBe('409 EC_Msisdn_Already_Has_Processing_Request');
    await protection.portal.pass(10 * 60);
    expect(await protection.status()).toEqual({ is_active: false, waits_until: null });
    expect(outcomeOf(await protection.ask('deactivate'))).toBe('409 EC_Already_Inactive');
    expect((await protection.ask('activate')).body).toEqual({ is_accepted: true });
    expect(await protection.status()).toMatchObject({ is_active: true, waits_until: expect.any(String) as string });
    expect(await protection.evidence()).toEqual([
      `protection.deactivate ${protectedNumber}`,
      `protection.activate ${protectedNumber}`,
    ]);
  });

  it('that is not accepted changes nothing [NP-015]', async () => {
    await protection.fault(protectedNumber, 'fails');
    expect((await protection.ask('deactivate')).body).toEqual({ is_accepted: false });
    expect(await protection.status()).toEqual({ is_active: true, waits_until: null });
    expect((await protection.ask('activate', '359888100302')).body).toEqual({ is_accepted: false });
    expect(await protection.evidence()).toEqual([]);
  });

  it('has an unknown result while the service is unavailable, and can be repeated', async () => {
    await protection.fault('*', 'down');
    expect(outcomeOf(await protection.ask('deactivate'))).toBe('503 EC_Partner_Unavailable');
    await protection.portal.platform.db.deleteFrom('partner_fault').execute();
    expect(await protection.status()).toMatchObject({ is_active: true });
    expect((await protection.ask('deactivate')).body).toEqual({ is_accepted: true });
  });

  it('repeated within ten minutes is the same order to the service, and later another one', async () => {
    const reference = async () => {
      expect(outcomeOf(await protection.ask('deactivate'))).toBe('503 EC_Partner_Unavailable');
      return protection.portal.platform.db.selectFrom('protection_order').select('reference').execute();
    };
    await protection.fault('*', 'down');
    const first = await reference();
    await protection.portal.pass(9 * 60);
    expect(await reference()).toEqual(first);
    await protection.portal.pass(60);
    const later = await reference();
    expect(later).toHaveLength(1);
    expect(later).not.toEqual(first);
  });

  it('requested fifty times concurrently is accepted once; under one key all get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => protection.ask('deactivate')));
    expect(answers.filter((each) => each.status === 200)).toHaveLength(1);
    await protection.portal.pass(10 * 60);
    const key = { 'idempotency-key': 'one-and-the-same' };
    const keyed = await Promise.all(Array.from({ length: 20 }, () => protection.ask('activate', protectedNumber, key)));
    expect(new Set(keyed.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"is_accepted":true}']));
    expect(await protection.evidence()).toHaveLength(2);
  });

  it('to an unknown operation is an invalid request', async () => {
    expect((await protection.ask('explode')).status).toBe(400);
    expect(outcomeOf(await protection.ask('activate'))).toBe('409 EC_Already_Active');
  });
});
