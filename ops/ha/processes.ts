// Programs of this run: started under an account that is not root, on a host, with what they say kept for when they fail.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';

export type StartedProcess = { child: ChildProcess; end(signal?: NodeJS.Signals): Promise<void> };

/** PostgreSQL refuses root; all that keeps rows runs as its account. */
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

/** Every process on a host, gone at once, as when somebody pulls the plug. */
export function killAllOn(host: string): void {
  for (const pid of execFileSync('ip', ['netns', 'pids', host], { encoding: 'utf8' }).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It went with another one.
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
