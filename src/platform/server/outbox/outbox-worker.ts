// Polls the outbox twice a second, or at once when woken, until it is stopped.

import type { Log } from '../logging.ts';
import { deliver, type DeliverySettings } from './deliver.ts';

export type OutboxWorker = {
  wake(): void;
  /** Finishes the current batch and closes the channels. */
  stop(): Promise<void>;
};

const pauseMs = 500;

export function startOutboxWorker(settings: DeliverySettings & { log: Log }): OutboxWorker {
  const stopping = new AbortController();
  let rest = Promise.withResolvers<void>();
  const running = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      rest = Promise.withResolvers();
      if ((await deliverQuietly(settings)) > 0) continue;
      const tick = setTimeout(rest.resolve, pauseMs);
      await rest.promise;
      clearTimeout(tick);
    }
  }

  return {
    wake: () => rest.resolve(),
    async stop() {
      stopping.abort();
      rest.resolve();
      await running;
      await Promise.all(Object.values(settings.channels).map((channel) => channel.close()));
    },
  };
}

/** A short database outage must not end the worker. */
async function deliverQuietly(settings: DeliverySettings & { log: Log }): Promise<number> {
  try {
    return await deliver(settings);
  } catch (error) {
    settings.log.error({ err: error }, 'the outbox could not be read');
    return 0;
  }
}
