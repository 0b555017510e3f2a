import { expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openRoaming, travelling } from '#testing/roaming.ts';
import { readRoamingFacts } from './support-store.ts';

it('support sees a package until its last day, or while it changes', async () => {
  const { portal, close } = await openRoaming('radost');
  try {
    const { db, pool, clock } = portal.platform;
    const today = sofiaDay(clock.now());
    const { rows } = await pool.query<{ customer_id: number; package_id: string }>(
      `select customer_id, package_id from service_roaming_package where service_id = $1 and status = 'active'`,
      [travelling.withPackage],
    );
    expect(rows).toHaveLength(1);
    const { customer_id: customerId, package_id: packageId } = rows[0]!;
    const services = [travelling.withPackage];
    const endsOn = async (day: string, status: string) => {
      const changed = 'update service_roaming_package set expires_on = $2, status = $3 where package_id = $1';
      await pool.query(changed, [packageId, day, status]);
      const facts = await readRoamingFacts(db, { customerId, services, language: 'bg', today });
      return facts.flatMap((entry) => entry.facts).some(({ value }) => value === day);
    };
    expect(await endsOn(today, 'active')).toBe(true);
    expect(await endsOn(addDays(today, -1), 'active')).toBe(false);
    expect(await endsOn(addDays(today, -1), 'pendingTerminate')).toBe(true);
  } finally {
    await close();
  }
});

it('support sees a plan that is active or changes', async () => {
  const { portal, close } = await openRoaming('radost');
  try {
    const { db, pool, clock } = portal.platform;
    const today = sofiaDay(clock.now());
    const { rows } = await pool.query<{ customer_id: number; plan_id: string; name: string }>(
      `select customer_id, plan_id, name_bg as name from service_roaming join roaming_plan using (plan_id)
        where service_id = $1 and active_count > 0`,
      [travelling.withPackage],
    );
    const { customer_id: customerId, plan_id: planId, name } = rows[0]!;
    const isSeenWith = async (activeCount: number, pending: string | null) => {
      const changed =
        'update service_roaming set active_count = $3, pending = $4 where service_id = $1 and plan_id = $2';
      await pool.query(changed, [travelling.withPackage, planId, activeCount, pending]);
      const request = { customerId, services: [travelling.withPackage], today };
      return (await readRoamingFacts(db, { ...request, language: 'bg' })).some((entry) => entry.name === name);
    };
    expect(await isSeenWith(1, null)).toBe(true);
    expect(await isSeenWith(0, null)).toBe(false);
    expect(await isSeenWith(0, 'deactivate')).toBe(true);
  } finally {
    await close();
  }
});
