import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#testing/outcome-of.ts';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { handleClosings } from './close-allowance.ts';
import { embeddedProtectionService } from './protection-service/embedded-protection-service.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

const domain = 'banka-vhod.example';
const path = `${base}/user/${protectedNumber}/allowances`;
const allow = () => protection.elena.call('POST', path, { body: { domain, choice: 'quarter' } });
const isStopped = async () => {
  const { body } = await protection.elena.call('GET', `${base}/user/${protectedNumber}/check`, { query: { domain } });
  return (body as { is_stopped: boolean }).is_stopped;
};

/** The job of the only allowance. */
async function closingJob() {
  const { rows } = await protection.portal.platform.pool.query<{ customer_id: number; allowance_id: string }>(
    'select customer_id, allowance_id from protection_allowance',
  );
  return { customerId: rows[0]!.customer_id, serviceId: protectedNumber, allowanceId: rows[0]!.allowance_id };
}

/** The embedded service, and what happens while it is asked to close. */
function serviceThat(whileClosing: () => Promise<unknown>): ProtectionService {
  const { db, reads, clock } = protection.portal.platform;
  const service = embeddedProtectionService({ db, reads, clock, switchSeconds: 0 });
  return {
    ...service,
    async close(number, closing) {
      await whileClosing();
      await service.close(number, closing);
    },
  };
}

describe('the end of an allowance', () => {
  it('is sent again after a crash, and recorded once [TA-001]', async () => {
    const { portal } = protection;
    await allow();
    const job = await closingJob();
    const attempts: string[] = [];
    const { run } = handleClosings(
      portal.platform,
      serviceThat(() => {
        attempts.push('close');
        return attempts.length === 1 ? Promise.reject(new Error('crash')) : Promise.resolve();
      }),
    );
    await run(job, 'early');
    expect(attempts).toEqual([]);
    await portal.pass(16 * 60);
    await expect(run(job, 'one')).rejects.toThrow('crash');
    await portal.pass(61);
    await Promise.all([run(job, 'two'), run(job, 'three')]);
    await run(job, 'four');
    expect(attempts).toHaveLength(2);
    expect(await protection.evidence()).toEqual([
      `protection.allow-site ${protectedNumber}`,
      `protection.allow-site-end ${protectedNumber}`,
    ]);
  });

  it('is sent at its very moment, and not before a lease of the same moment ends [TA-001]', async () => {
    const { platform } = protection.portal;
    await allow();
    const job = await closingJob();
    const { rows } = await platform.pool.query<{ until: Date }>('select until from protection_allowance');
    const { until } = rows[0]!;
    const leaseUntil = new Date(until.getTime() + 30_000);
    await platform.pool.query('update protection_allowance set lease_until = $1', [leaseUntil]);
    const clock = { ...platform.clock, now: () => until };
    let closings = 0;
    const { run } = handleClosings(
      { ...platform, clock },
      serviceThat(() => Promise.resolve(closings++)),
    );
    await platform.pool.query('delete from scheduled_job');
    await run(job, 'leased');
    expect(closings).toBe(0);
    expect(await platform.db.selectFrom('scheduled_job').select('run_at').execute()).toEqual([{ run_at: leaseUntil }]);
    await platform.pool.query('update protection_allowance set lease_until = null');
    await run(job, 'free');
    expect(closings).toBe(1);
  });

  it('does not shut a site that the user allows meanwhile: the user is told to wait [TA-001]', async () => {
    const { portal } = protection;
    await allow();
    const job = await closingJob();
    await portal.pass(16 * 60);
    protection.elena = await portal.browser().signIn('elena');
    const meanwhile: string[] = [];
    const service = serviceThat(async () => meanwhile.push(outcomeOf(await allow())));
    await handleClosings(portal.platform, service).run(job, 'running');
    expect(meanwhile).toEqual(['409 EC_Msisdn_Already_Has_Processing_Request']);
    expect(await isStopped()).toBe(true);
    expect(outcomeOf(await allow())).toBe('200');
    await portal.runDueJobs();
    expect(await isStopped()).toBe(false);
  });

  it('that has not begun leaves a site open that the user allows again [TA-001]', async () => {
    const { portal } = protection;
    await allow();
    const job = await closingJob();
    await portal.pass(16 * 60);
    protection.elena = await portal.browser().signIn('elena');
    expect(outcomeOf(await allow())).toBe('200');
    await handleClosings(
      portal.platform,
      serviceThat(() => Promise.resolve()),
    ).run(job, 'late');
    expect(await isStopped()).toBe(false);
  });
});
