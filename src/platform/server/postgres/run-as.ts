// Runs PostgreSQL's programs under its account, inside the directory they work on.

import { spawnSync } from 'node:child_process';

export type Account = { readonly uid: number; readonly gid: number };

/**
 * The only environment of PostgreSQL's programs. They must not get keys and passwords of the portal, shell settings
 * would change their behaviour, and a missing LANG stops initdb.
 */
export function cleanEnvironment({ PATH }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...(PATH !== undefined && { PATH }), LC_ALL: 'C', TZ: 'UTC', HOME: '/' };
}

/**
 * The path of `directory` for a program started inside it. Another account cannot traverse root's private folders, but
 * a child enters its working directory before it drops root, and this kernel link points there.
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
