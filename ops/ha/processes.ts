// Programs of this run: started on a host under a non-root account, with their output kept for failures.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export type StartedProcess = { child: ChildProcess; end(signal?: NodeJS.Signals): Promise<void> };

/** PostgreSQL refuses root; the database programs run as its account. */
const account = 'postgres';

export function startProgram(log: string, words: readonly string[], on?: string): StartedProcess {
  const [program = '', ...rest] = [
    ...(on ? ['ip', 'netns', 'exec', on] : []),
    'setpriv',
    `--reuid=${account}`,
    `--regid=${account}`,
    '--init-groups',
    ...words,
  ];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, cwd: '/' });
  const kept = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(kept, { end: false });
  child.stderr.pipe(kept, { end: false });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      process.kill(-child.pid, signal);
      await exited;
    },
  };
}

/** Kills every process on a host at once, like a power failure. */
export function killAllOn(host: string): void {
  for (const pid of execFileSync('ip', ['netns', 'pids', host], { encoding: 'utf8' }).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It ended with another one.
    }
  }
}

/** The processes on a host whose command line matches. */
export function pidsOn(host: string, pattern: RegExp): number[] {
  const pids = execFileSync('ip', ['netns', 'pids', host], { encoding: 'utf8' }).split('\n').filter(Boolean);
  return pids.filter((pid) => pattern.test(commandOf(pid))).map(Number);
}

function commandOf(pid: string): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
