// The operator's own network over HTTP. `PUT {url}/orders/{id}` places an order and, repeated, asks about it: the same id is
// the same order, so that one whose answer was lost is not placed twice. The answer is {"state": "waiting"} or
// {"state": "done", "failed": ["20101"]}; 422 refuses the whole order. What is to be taken off stands in "removes": such an
// order is carried out whole or not at all. "modifies" says which codes change something that stays. The contract stands in
// docs/provisioning.md.

import type { Clock } from '#platform/clock.ts';
import { requestOutside } from './outbound-http.ts';
import type { Provisioning } from './provisioning.ts';
import { remoteProvisioning } from './remote-provisioning.ts';

type Options = { url: string; token: string | undefined; clock: Clock; timeoutMs?: number };

export function httpProvisioning({ url, token, clock, timeoutMs = 5000 }: Options): Provisioning {
  return remoteProvisioning(clock, async ({ requestId, service_id, codes, removes, modifies }) => {
    const answer = await requestOutside(`${url}/orders/${requestId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        service_id,
        codes,
        ...(removes.length > 0 && { removes }),
        ...(modifies.length > 0 && { modifies }),
      }),
      timeoutMs,
    }).catch(() => null);
    const all = [...codes, ...removes];
    if (answer?.status === 422) return { failed: all };
    const said = answer?.ok ? await stateIn(answer) : null;
    if (!said) return 'unknown';
    return said.state === 'waiting' ? 'in hand' : { failed: all.filter((code) => said.failed.includes(code)) };
  });
}

type OrderState = { state: 'waiting' } | { state: 'done'; failed: string[] };

/** Null for an answer that is not one: it counts as none. */
async function stateIn(answer: Response): Promise<OrderState | null> {
  const body = (await answer.json().catch(() => null)) as { state?: unknown; failed?: unknown } | null;
  if (body?.state === 'waiting') return { state: 'waiting' };
  if (body?.state !== 'done') return null;
  return { state: 'done', failed: Array.isArray(body.failed) ? body.failed.map(String) : [] };
}
