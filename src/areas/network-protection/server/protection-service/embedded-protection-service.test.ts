import { afterEach, beforeEach, expect, it } from 'vitest';
import { openProtection, protectedNumber, type ProtectionPortal } from '#testing/network-protection.ts';
import { embeddedProtectionService } from './embedded-protection-service.ts';

let protection: ProtectionPortal;
beforeEach(async () => {
  protection = await openProtection();
});
afterEach(() => protection.close());

async function openService() {
  const { db, reads, clock } = protection.portal.platform;
  const { customer_id: customerId } = await db
    .selectFrom('service')
    .select('customer_id')
    .where('service_id', '=', protectedNumber)
    .executeTakeFirstOrThrow();
  let time = clock.now().getTime();
  const service = embeddedProtectionService({ db, reads, clock: { now: () => new Date(time) }, switchSeconds: 10 });
  const pass = (ms: number) => {
    time += ms;
  };
  return { service, number: { customerId, serviceId: protectedNumber }, pass };
}

it('a switch takes its seconds', async () => {
  const { service, number, pass } = await openService();
  await service.accepts(number, 'deactivate', 'a');
  pass(9999);
  expect(await service.isActive(number)).toBe(true);
  pass(1);
  expect(await service.isActive(number)).toBe(false);
});

it('a site is removed only from the list that was asked', async () => {
  const { service, number } = await openService();
  const [domain] = await service.domains(number, 'whitelist');
  await service.remove(number, { reference: 'a', list: 'blacklist' }, domain!);
  expect(await service.domains(number, 'whitelist')).toContain(domain);
  await service.remove(number, { reference: 'a', list: 'whitelist' }, domain!);
  expect(await service.domains(number, 'whitelist')).not.toContain(domain);
});
