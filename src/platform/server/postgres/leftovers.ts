// What an earlier run left in the data directory: a server that outlived it, and files that name one. Safe only while
// we hold the lock on the data directory, for then every server found there is a leftover.

import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const socketName = '.s.PGSQL.5432';
const lookAgainMs = 10;

/** Fast shutdown, then immediate, then the kernel's: each loses nothing that was committed. */
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
  // A zombie still answers to its pid, and the server then takes the file for one of a living server and refuses to start.
  for (const name of ['postmaster.pid', socketName, `${socketName}.lock`])
    fs.rmSync(path.join(directory, name), { force: true });
}

async function stopServers(directory: string): Promise<void> {
  for (const { signal, patience } of removalSteps) {
    const postmaster = readPostmaster(directory);
    const servers = findServers(directory);
    const led = signal !== 'SIGKILL' && postmaster !== undefined && servers.includes(postmaster);
    // Backends without a postmaster take SIGINT for "cancel the query"; SIGTERM ends them.
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

/** Living servers of this cluster: PostgreSQL's processes stand in their data directory, a zombie stands nowhere. */
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
