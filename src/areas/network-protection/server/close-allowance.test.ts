import { afterEach, beforeEach, expect, it } from 'vitest';
import { base, openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { handleClosings } from './close-allowance.ts';
import type { ProtectionService } from './protection-service/protection-service.ts';

let protection: ProtectionPortal;

beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

it('the end of an allowance is sent again after a crash, and recorded once [TA-001]', async () => {
  const { portal, elena } = protection;
  const body = { domain: 'banka-vhod.example', choice: 'quarter' };
  await elena.call('POST', `${base}/user/${protectedNumber}/allowances`, { body });
  const { rows } = await portal.platform.pool.query<{ customer_id: number; allowance_id: string }>(
    'select customer_id, allowance_id from protection_allowance',
  );
  const job = { customerId: rows[0]!.customer_id, serviceId: protectedNumber, allowanceId: rows[0]!.allowance_id };
  const closed: string[] = [];
  const service = {
    close: (_number: unknown, { subject }: { subject: string }) => Promise.resolve(void closed.push(subject)),
  } as unknown as ProtectionService;
  const { run } = handleClosings(portal.platform, service);
  await run(job, 'early');
  expect(closed).toEqual([]);
  await portal.pass(16 * 60);
  await Promise.all([run(job, 'one'), run(job, 'two')]);
  await run(job, 'three');
  expect(closed).toEqual(['banka-vhod.example', 'banka-vhod.example']);
  expect(await protection.evidence()).toEqual([
    `protection.allow-site ${protectedNumber}`,
    `protection.allow-site-end ${protectedNumber}`,
  ]);
});
