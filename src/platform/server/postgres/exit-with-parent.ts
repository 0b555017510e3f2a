// Stops PostgreSQL when this process is killed without cleanup, as by kill -9.

import { spawn, spawnSync } from 'node:child_process';
import { cleanEnvironment, type Account } from './run-as.ts';

let kernelHelps: boolean | undefined;

/** With a recent util-linux the kernel signals the child when we die. */
export function kernelWatches(): boolean {
  kernelHelps ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { stdio: 'ignore' }).status === 0;
  return kernelHelps;
}

export function diesWithUs(command: readonly string[], signal: 'INT' | 'KILL'): readonly string[] {
  return kernelWatches() ? ['setpriv', '--pdeathsig', signal, '--', ...command] : command;
}

export type Guard = { dismiss(): void };

const guardScript =
  'read word; [ "$word" = bye ] || { read pid < ./postmaster.pid; [ "$pid" = "$1" ] && kill -INT "$1"; }';

/** Elsewhere a shell reads a pipe from us; end of file without "bye" means that we died. */
export function guardPostmaster(pid: number, directory: string, account: Account | undefined): Guard {
  if (kernelWatches()) return { dismiss: () => {} };
  const guard = spawn('/bin/sh', ['-c', guardScript, 'abonat-postgres-guard', String(pid)], {
    ...account,
    env: cleanEnvironment(process.env),
    cwd: directory,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  return { dismiss: () => guard.stdin.end('bye\n') };
}
