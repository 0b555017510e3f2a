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
  return pidsIn(host)
    .filter((pid) => pattern.test(factOf(pid, 'args')))
    .map(Number);
}

/** Processes that a signal has stopped: they outlive their server. */
export function stoppedOn(host: string): number[] {
  return pidsIn(host)
    .filter((pid) => factOf(pid, 'stat').startsWith('T'))
    .map(Number);
}

function pidsIn(host: string): string[] {
  return execFileSync('ip', ['netns', 'pids', host], { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function factOf(pid: string, column: 'args' | 'stat'): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', pid], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
