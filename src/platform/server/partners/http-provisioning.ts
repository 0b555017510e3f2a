// The operator's own network over HTTP. `PUT {url}/orders/{id}` places an order and, repeated, asks about it: the same id is
// the same order, so that one whose answer was lost is not placed twice. The answer is {"state": "waiting"} or
// {"state": "done", "failed": ["20101"]}; 422 refuses the whole order. What is to be taken off stands in "removes": such an
// order is carried out whole or not at all.

import type { Clock } from '#platform/clock.ts';
import { findOrder, saveOrder } from './provisioning-orders.ts';
import type { Provisioning, ProvisioningOutcome } from './provisioning.ts';

type Options = { url: string; token: string | undefined; clock: Clock; timeoutMs?: number };

const askAgainSeconds = 15;
/** A network that does not answer is left alone for a while. */
const silentSeconds = 60;

export function httpProvisioning({ url, token, clock, timeoutMs = 5000 }: Options): Provisioning {
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
      const { service_id, codes, removes } = await findOrder(db, requestId);
      const answer = await fetch(`${url}/orders/${requestId}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ service_id, codes, ...(removes.length > 0 && { removes }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      const all = [...codes, ...removes];
      if (answer?.status === 422) return { state: 'done', failed: all };
      const said = answer?.ok ? await stateIn(answer) : null;
      if (!said) return waiting(silentSeconds);
      if (said.state === 'waiting') return waiting(askAgainSeconds);
      return { state: 'done', failed: all.filter((code) => said.failed.includes(code)) };
    },
  };
}

type OrderState = { state: 'waiting' } | { state: 'done'; failed: string[] };

/** Null for an answer that is not one: it counts as none. */
async function stateIn(answer: Response): Promise<OrderState | null> {
  const body = (await answer.json().catch(() => null)) as { state?: unknown; failed?: unknown } | null;
  if (body?.state === 'waiting') return { state: 'waiting' };
  if (body?.state !== 'done') return null;
  return { state: 'done', failed: Array.isArray(body.failed) ? body.failed.map(String) : [] };
}
