// A network of our own: an order is ready after the configured seconds of the portal's clock, unless a fault is set.

import type { Clock } from '#platform/clock.ts';
import { findFaults } from './partner-fault.ts';
import type { Provisioning } from './provisioning.ts';

const askAgainSeconds = 60;

export function embeddedProvisioning(clock: Clock, seconds: number): Provisioning {
  return {
    async order(tx, { requestId, serviceId, codes }) {
      const readyAt = new Date(clock.now().getTime() + seconds * 1000);
      await tx
        .insertInto('provisioning_order')
        .values({ request_id: requestId, service_id: serviceId, codes: [...codes], ready_at: readyAt })
        .execute();
      return readyAt;
    },
    async outcome(db, requestId) {
      const faults = await findFaults(db, 'provisioning');
      const now = clock.now();
      if (faults.get('*') === 'down') {
        return { state: 'waiting', askAgainAt: new Date(now.getTime() + askAgainSeconds * 1000) };
      }
      const order = await db
        .selectFrom('provisioning_order')
        .select(['codes', 'ready_at'])
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      if (!order) throw new Error('the network knows no such order');
      if (order.ready_at > now) return { state: 'waiting', askAgainAt: order.ready_at };
      return { state: 'done', failed: order.codes.filter((code) => faults.get(code) === 'fails') };
    },
  };
}
