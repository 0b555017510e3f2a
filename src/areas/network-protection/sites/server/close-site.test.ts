import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import type { Allowances } from '../contract.ts';

const path = `${base}/user/${protectedNumber}/allowances`;
const query = { domain: 'banka-vhod.example' };
const pair = [`protection.allow-site ${protectedNumber}`, `protection.allow-site-end ${protectedNumber}`];

/** The accounts of the audited changes. */
async function auditedAccounts({ portal }: ProtectionPortal): Promise<number[]> {
  const { rows } = await portal.platform.pool.query<{ account_id: number }>(
    `select account_id from audit where action like 'protection.%' order by sequence`,
  );
  return rows.map(({ account_id }) => account_id);
}

const openedByAnother = ({ portal }: ProtectionPortal) =>
  portal.platform.pool.query('update protection_allowance set account_id = 0');

describe('a site that is closed before its time', () => {
  let protection: ProtectionPortal;
  beforeEach(async () => {
    protection = await openProtection();
  });
  afterEach(() => protection.close());

  it('is closed once, also by several at the same time, with one audit entry', async () => {
    await protection.elena.call('POST', path, { body: { ...query, choice: 'hour' } });
    const close = () => protection.elena.call('DELETE', path, { query });
    const answers = (await Promise.all(Array.from({ length: 4 }, close))).map(outcomeOf);
    expect(answers.filter((answer) => answer === '204')).toHaveLength(1);
    expect(answers.every((answer) => /^(204|404 EC_Not_Found|409 EC_Msisdn_\w+)$/.test(answer))).toBe(true);
    expect(await protection.evidence()).toEqual(pair);
  });
});

it('a site that somebody else allowed is closed in the name of who closes it', async () => {
  const protection = await openProtection();
  await protection.elena.call('POST', path, { body: { ...query, choice: 'hour' } });
  await openedByAnother(protection);
  await protection.elena.call('DELETE', path, { query });
  expect(new Set(await auditedAccounts(protection)).size).toBe(1);
  expect(await protection.evidence()).toEqual(pair);
  await protection.close();
});

describe('a site whose closing is not answered', () => {
  let service: PartnerServer;
  let protection: ProtectionPortal;
  beforeEach(async () => {
    service = await startPartner();
    protection = await openProtection({ PROTECTION_URL: service.url });
    service.answers.push(able, active, stopped, { status: 204 });
    await protection.elena.call('POST', path, { body: { ...query, choice: 'hour' } });
  });
  afterEach(async () => {
    await protection.close();
    await service.close();
  });

  const able = { status: 200, body: { allow: true, check: true, schedule: true } };
  const active = { status: 200, body: { is_active: true } };
  const stopped = { status: 200, body: { reason: 'dangerous', category: 'phishing', until: null } };
  const close = () => protection.elena.call('DELETE', path, { query });
  const states = async () => {
    service.answers.unshift(able);
    const { sites } = (await protection.elena.call('GET', path)).body as Allowances;
    return sites.map(({ state }) => state);
  };
  const closings = () => service.asked.filter(({ call }) => call.startsWith('DELETE'));
  const later = async (seconds: number) => {
    await protection.portal.pass(seconds);
    await protection.portal.runDueJobs();
  };

  it('is closing until the service has confirmed it, and is asked for again [TA-001]', async () => {
    await openedByAnother(protection);
    service.answers.push('hang up');
    expect(outcomeOf(await close())).toBe('503 EC_Partner_Unavailable');
    expect(await states()).toEqual(['closing']);
    expect(await protection.evidence()).toEqual(pair.slice(0, 1));
    service.answers.push('hang up');
    await later(61);
    expect(await states()).toEqual(['closing']);
    service.answers.push({ status: 204 });
    await later(61);
    expect(await states()).toEqual([]);
    expect(new Set(closings().map(({ key }) => key)).size).toBe(1);
    expect(closings()).toHaveLength(3);
    expect(await protection.evidence()).toEqual(pair);
    expect(new Set(await auditedAccounts(protection)).size).toBe(1);
    await later(3600);
    expect(closings()).toHaveLength(3);
  });

  it('can neither be allowed nor closed again before that [TA-001]', async () => {
    const busy = '409 EC_Msisdn_Already_Has_Processing_Request';
    service.answers.push('hang up');
    await close();
    expect(outcomeOf(await close())).toBe(busy);
    service.answers.push(able, active, stopped);
    expect(outcomeOf(await protection.elena.call('POST', path, { body: { ...query, choice: 'hour' } }))).toBe(busy);
    expect(closings()).toHaveLength(1);
  });

  it('a retry under the same key is told to ask again, not that it is refused [TA-001]', async () => {
    const asked = { query, headers: { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000001' } };
    service.answers.push('hang up');
    await protection.elena.call('DELETE', path, asked);
    expect(outcomeOf(await protection.elena.call('DELETE', path, asked))).toBe('409 EC_Idempotency_In_Progress');
  });

  it('is open once if a retry of its opening began before the first attempt was settled [TA-001]', async () => {
    service.answers.push({ status: 204 });
    await close();
    const headers = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000002' };
    const allow = () => protection.elena.call('POST', path, { body: { ...query, choice: 'hour' }, headers });
    service.answers.push(able, active, stopped, { status: 204 }, able, active, stopped, { status: 204 });
    service.beforeAnswer = async () => {
      service.beforeAnswer = () => Promise.resolve();
      expect(outcomeOf(await allow())).toBe('200');
    };
    expect(outcomeOf(await allow())).toBe('200');
    service.answers.length = 0;
    expect(await states()).toEqual(['open']);
    service.answers.push({ status: 204 });
    expect(outcomeOf(await close())).toBe('204');
  });

  it('is not blocked by a lease that a wrong clock left far in the future [TA-001]', async () => {
    const { pool } = protection.portal.platform;
    await pool.query(`update protection_allowance set lease_until = now() + interval '2 hours'`);
    service.answers.push({ status: 204 });
    expect(outcomeOf(await close())).toBe('204');
  });
});
