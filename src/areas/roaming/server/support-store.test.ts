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
