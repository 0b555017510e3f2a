// Running PostgreSQL's programs under its account, from inside the directory they work on.

import { spawnSync } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * All that PostgreSQL's programs are told of ours. Keys and passwords of the portal are no business of theirs, settings of
 * the person's shell would change what they do, and a LANG that is not installed stops initdb.
 */
export function cleanEnvironment({ PATH }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...(PATH !== undefined && { PATH }), LC_ALL: 'C', TZ: 'UTC', HOME: '/' };
}

/**
 * How a program started inside `directory` names it. Root's private folders cannot be walked through by another account,
 * but a child stands in its working directory before it gives up being root, and this kernel link leads straight there.
 */
export function nameFromInside(directory: string, account: Account | undefined): string {
  if (canEnter(directory, account)) return directory;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(`The account with uid ${account?.uid} cannot enter ${directory}; choose another DATA_DIR.`);
}

function canEnter(directory: string, account: Account | undefined): boolean {
  if (account === undefined) return true;
  return succeedsAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory]);
}

export function succeedsAs(account: Account | undefined, program: string, words: readonly string[]): boolean {
  const env = cleanEnvironment(process.env);
  return spawnSync(program, words, { ...account, env, cwd: '/', stdio: 'ignore' }).status === 0;
}
