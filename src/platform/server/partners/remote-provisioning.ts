// The common part of external networks: an order is saved with its change, placed and checked at once, and checked
// again until the network reports a final state.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { findOrder, saveOrder } from './provisioning-orders.ts';
import type { Provisioning, ProvisioningOutcome } from './provisioning.ts';

export type PlacedOrder = Awaited<ReturnType<typeof findOrder>> & { requestId: string };

/** The failed codes, or that the order is in progress, or that its state is unknown. */
export type NetworkAnswer = { failed: readonly string[] } | 'in hand' | 'unknown';

const askAgainSeconds = 15;
/** Pause after a failed call to the network. */
const silentSeconds = 60;

/** Checks an order, and places it first if the network has none. Idempotent. */
type AskNetwork = (order: PlacedOrder, db: Database) => Promise<NetworkAnswer>;

export function remoteProvisioning(clock: Clock, ask: AskNetwork): Provisioning {
  const waiting = (seconds: number): ProvisioningOutcome => ({
    state: 'waiting',
    askAgainAt: new Date(clock.now().getTime() + seconds * 1000),
  });
  return {
    async order(tx, order) {
      const now = clock.now();
      await saveOrder(tx, order, now);
      return now;
    },
    async outcome(db, requestId) {
      const answer = await ask({ requestId, ...(await findOrder(db, requestId)) }, db);
      if (answer === 'in hand') return waiting(askAgainSeconds);
      if (answer === 'unknown') return waiting(silentSeconds);
      return { state: 'done', failed: [...answer.failed] };
    },
  };
}
