// Users who make changes continuously: each change is retried with its key until the portal confirms it.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export type StreamTally = {
  acknowledged: number;
  /** Statuses that are neither success nor "retry later". */
  unexpected: number[];
  longestAnswerMs: number;
};

type Change = (typeof changes)[number];

export type ChangeStream = { readonly tally: StreamTally; stop(): Promise<void> };

const writers = 4;
/** After this many changes, at least one began after counting started. */
export const surelyAfter = writers + 1;
const pauseMs = 50;
const mostUnexpected = 20;
const comeBack = new Set([0, 429, 502, 503, 504]);

/** One writes only an audit entry, the other also a message. */
const changes = [
  {
    method: 'POST',
    path: '/api/digital-extras-swap/home-assistance/update-contact-number',
    body: { msisdn: '359888100101', extra_code: '20051', new_contact_number: '0888100102' },
  },
  { method: 'PUT', path: '/api/drt/359888100101', body: { drt_limit_id: 'drt-60' } },
] as const;

/** The audit entries of both. */
export const keptChanges = `select count(*) as n from audit
  where action in ('home-assistance.contact-number', 'roaming.limits')`;

export function startChangeStream(url: string, headers: Record<string, string>): ChangeStream {
  const tally: StreamTally = { acknowledged: 0, unexpected: [], longestAnswerMs: 0 };
  const stopping = new AbortController();

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      await changeOnce(changes[tally.acknowledged % changes.length]!);
      tally.acknowledged += 1;
    }
  }

  async function changeOnce(change: Change): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const began = performance.now();
      const status = await ask(change, key);
      if (status !== 0) tally.longestAnswerMs = Math.max(tally.longestAnswerMs, performance.now() - began);
      if (status === 204) return;
      if (!comeBack.has(status) && tally.unexpected.push(status) > mostUnexpected)
        throw new Error(`${change.path} returns ${status}`);
      await delay(pauseMs);
    }
  }

  /** The status, or 0 without an answer. */
  function ask({ method, path, body }: Change, key: string): Promise<number> {
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': key };
    return fetch(url + path, { method, headers: sent, body: JSON.stringify(body) }).then(
      (response) => response.status,
      () => 0,
    );
  }

  const running = Promise.all(Array.from({ length: writers }, write));
  return {
    tally,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
