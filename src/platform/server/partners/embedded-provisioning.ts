// The embedded network: an order completes after the configured seconds of the portal's clock, unless a fault is set.

import type { Clock } from '#platform/clock.ts';
import { findFaults } from './partner-fault.ts';
import { findOrder, saveOrder } from './provisioning-orders.ts';
import type { Provisioning } from './provisioning.ts';

const askAgainSeconds = 60;

export function embeddedProvisioning(clock: Clock, seconds: number): Provisioning {
  return {
    async order(tx, order) {
      const readyAt = new Date(clock.now().getTime() + seconds * 1000);
      await saveOrder(tx, order, readyAt);
      return readyAt;
    },
    async outcome(db, requestId) {
      const faults = await findFaults(db, 'provisioning');
      const now = clock.now();
      if (faults.get('*') === 'down') {
        return { state: 'waiting', askAgainAt: new Date(now.getTime() + askAgainSeconds * 1000) };
      }
      const order = await findOrder(db, requestId);
      if (order.ready_at > now) return { state: 'waiting', askAgainAt: order.ready_at };
      return {
        state: 'done',
        failed: [...order.codes, ...order.removes].filter((code) => faults.get(code) === 'fails'),
      };
    },
  };
}
