// People who keep changing something: each change is asked for with its key until the portal says that it is done.

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export type StreamTally = {
  acknowledged: number;
  /** Statuses that are neither success nor "come back later". */
  unexpected: number[];
  longestAnswerMs: number;
};

export type ChangeStream = { readonly tally: StreamTally; stop(): Promise<void> };

const writers = 4;
const pauseMs = 50;
const comeBack = new Set([0, 429, 503]);
const path = '/api/digital-extras-swap/home-assistance/update-contact-number';

export function startChangeStream(url: string, headers: Record<string, string>): ChangeStream {
  const tally: StreamTally = { acknowledged: 0, unexpected: [], longestAnswerMs: 0 };
  const stopping = new AbortController();

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      await changeOnce();
      tally.acknowledged += 1;
    }
  }

  async function changeOnce(): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const began = performance.now();
      const status = await ask(key);
      if (status !== 0) tally.longestAnswerMs = Math.max(tally.longestAnswerMs, performance.now() - began);
      if (status === 204) return;
      if (!comeBack.has(status)) tally.unexpected.push(status);
      await delay(pauseMs);
    }
  }

  /** The status, or 0 when nobody answered. */
  function ask(key: string): Promise<number> {
    const body = JSON.stringify({ msisdn: '359888100101', extra_code: '20051', new_contact_number: '0888100102' });
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': key };
    return fetch(url + path, { method: 'POST', headers: sent, body }).then(
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
