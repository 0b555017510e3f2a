// Restarts a server process that ends unexpectedly, until that happens too often.

import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { type NextRestart, nextRestart } from './restarts.ts';

/** `fatal`: it ended too often and is not restarted. */
export type ServerEvents = { down: []; up: []; fatal: [] };

export type SupervisedServer = {
  readonly events: EventEmitter<ServerEvents>;
  readonly isUp: boolean;
  stop(): Promise<void>;
};

export async function keepRunning(
  launch: () => Promise<Postmaster>,
  log: (line: string) => void,
  decide: (history: readonly number[], now: number) => NextRestart = nextRestart,
): Promise<SupervisedServer> {
  const events = new EventEmitter<ServerEvents>();
  const stopping = new AbortController();
  let current: Postmaster | undefined = await launch();
  const life = live(current);

  async function live(first: Postmaster): Promise<void> {
    let history: readonly number[] = [];
    let reason = await first.ended;
    while (!stopping.signal.aborted) {
      if (current) {
        current = undefined;
        events.emit('down');
      }
      const next = decide(history, Date.now());
      if (next === 'give up') {
        log(`PostgreSQL ended (${reason}) too many times within a minute; giving up`);
        events.emit('fatal');
        return;
      }
      log(`PostgreSQL ended unexpectedly (${reason}); starting it again`);
      history = next.history;
      await sleep(next.waitMs);
      reason = await liveAgain();
    }
  }

  /** Resolves with the reason why the process ended or did not start. */
  async function liveAgain(): Promise<string> {
    if (stopping.signal.aborted) return 'stopping';
    try {
      current = await launch();
    } catch (error) {
      return (error as Error).message;
    }
    if (stopping.signal.aborted) await current.stop();
    else events.emit('up');
    return current.ended;
  }

  return {
    events,
    get isUp() {
      return current !== undefined;
    },
    async stop() {
      stopping.abort();
      await current?.stop();
      await life;
    },
  };
}
