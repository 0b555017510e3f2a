// What every network outside has in common: an order is saved with the change it belongs to, placed and asked about at once,
// and asked about again while the network has it in hand or says nothing.

import type { Clock } from '#platform/clock.ts';
import type { Database } from '../database/database.ts';
import { findOrder, saveOrder } from './provisioning-orders.ts';
import type { Provisioning, ProvisioningOutcome } from './provisioning.ts';

export type PlacedOrder = Awaited<ReturnType<typeof findOrder>> & { requestId: string };

/** Which codes could not be carried out; or that the order is in hand, or that nothing is known of it. */
export type NetworkAnswer = { failed: readonly string[] } | 'in hand' | 'unknown';

const askAgainSeconds = 15;
/** A network that does not answer is left alone for a while. */
const silentSeconds = 60;

/** Asks about an order, and places it first where the network has none. Repeated, it does nothing twice. */
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
