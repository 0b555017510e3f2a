// Ordered shutdown of the process: last started, first stopped, each part with its own timeout.

import { setTimeout as sleep } from 'node:timers/promises';

type Part = {
  readonly name: string;
  /** Timeout in milliseconds. */
  readonly patience: number;
  stop(): Promise<unknown> | void;
};

export type Shutdown = {
  add(part: Part): void;
  /** Ends the process with the exit code; repeated calls have no effect. */
  begin(reason: string, exitCode: number): Promise<void>;
  readonly hasBegun: boolean;
};

type ProcessHooks = { readonly log: (line: string) => void; readonly exit: (code: number) => void };

export function createStop({ log, exit }: ProcessHooks): Shutdown {
  const parts: Part[] = [];
  let hasBegun = false;

  async function begin(reason: string, exitCode: number): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    log(`stopping: ${reason}`);
    for (let part = parts.pop(); part; part = parts.pop()) await stopPart(part, log);
    exit(exitCode);
  }

  return {
    add: (part) => void parts.push(part),
    begin,
    get hasBegun() {
      return hasBegun;
    },
  };
}

async function stopPart(part: Part, log: (line: string) => void): Promise<void> {
  const late = new AbortController();
  try {
    const outcome = await Promise.race([
      Promise.resolve(part.stop()),
      sleep(part.patience, 'late' as const, { signal: late.signal }),
    ]);
    if (outcome === 'late') log(`${part.name} did not stop within ${part.patience} ms`);
  } catch (error) {
    log(`${part.name} did not stop cleanly: ${(error as Error).message}`);
  } finally {
    late.abort();
  }
}

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A terminal and the parent may both send the same Ctrl-C; only the first one counts. */
export function stopOnSignals(stop: Shutdown): void {
  for (const signal of stopSignals) process.on(signal, () => void stop.begin(signal, 0));
}
