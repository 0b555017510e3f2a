// Leftovers of an earlier run in the data directory: a surviving server and its files. Safe only while we hold the lock
// on the data directory, because then every server there is a leftover.

import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const socketName = '.s.PGSQL.5432';
const lookAgainMs = 10;

/** Fast shutdown, then immediate, then SIGKILL: none loses committed data. */
const removalSteps = [
  { signal: 'SIGINT', patience: 1200 },
  { signal: 'SIGQUIT', patience: 500 },
  { signal: 'SIGKILL', patience: 1000 },
] as const;

export async function clearLeftovers(directory: string, log: (line: string) => void): Promise<void> {
  if (findServers(directory).length > 0) {
    log('stopping a PostgreSQL that an earlier run left behind');
    await stopServers(directory);
  }
  // A zombie still has its pid, so the server would take the file for one of a running server and refuse to start.
  for (const name of ['postmaster.pid', socketName, `${socketName}.lock`])
    fs.rmSync(path.join(directory, name), { force: true });
}

async function stopServers(directory: string): Promise<void> {
  for (const { signal, patience } of removalSteps) {
    const postmaster = readPostmaster(directory);
    const servers = findServers(directory);
    const led = signal !== 'SIGKILL' && postmaster !== undefined && servers.includes(postmaster);
    // Backends without a postmaster treat SIGINT as "cancel the query"; SIGTERM ends them.
    const signalForAll = led || signal !== 'SIGINT' ? signal : 'SIGTERM';
    for (const pid of led ? [postmaster] : servers) send(pid, signalForAll);
    if (await areGone(directory, patience)) return;
  }
  throw new Error(`PostgreSQL processes ${findServers(directory).join(', ')} in ${directory} do not stop.`);
}

async function areGone(directory: string, patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(lookAgainMs)) {
    if (findServers(directory).length === 0) return true;
  }
  return false;
}

/** Running servers of this cluster: their working directory is the data directory; zombies have none. */
export function findServers(directory: string): number[] {
  if (process.platform !== 'linux') return livingPostmaster(directory);
  const real = fs.realpathSync(directory);
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isServerIn(real, name))
    .map(Number);
}

function isServerIn(directory: string, pid: string): boolean {
  try {
    return (
      fs.readlinkSync(`/proc/${pid}/cwd`) === directory &&
      fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false;
  }
}

function livingPostmaster(directory: string): number[] {
  const pid = readPostmaster(directory);
  return pid !== undefined && send(pid, 0) ? [pid] : [];
}

export function readPostmaster(directory: string): number | undefined {
  const file = path.join(directory, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
  return pid > 0 ? pid : undefined;
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
