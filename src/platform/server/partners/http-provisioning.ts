// The operator's network over HTTP. `PUT {url}/orders/{id}` places an order or, repeated, reads its state: it is
// idempotent by id, so a lost answer does not place it twice. The answer is {"state": "waiting"} or {"state": "done",
// "failed": ["20101"]}; 422 refuses the whole order. "removes" lists the codes to remove: such an order is atomic.
// "modifies" lists codes that change an existing product. The contract is docs/provisioning.md.

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

/** Null for an invalid answer, which counts as none. */
async function stateIn(answer: Response): Promise<OrderState | null> {
  const body = (await answer.json().catch(() => null)) as { state?: unknown; failed?: unknown } | null;
  if (body?.state === 'waiting') return { state: 'waiting' };
  if (body?.state !== 'done') return null;
  return { state: 'done', failed: Array.isArray(body.failed) ? body.failed.map(String) : [] };
}
