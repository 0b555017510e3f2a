// One running PostgreSQL server process.

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { diesWithUs, guardPostmaster } from './exit-with-parent.ts';
import { cleanEnvironment, nameFromInside, type Account } from './run-as.ts';

const readyLine = 'database system is ready to accept connections';
const startPatienceMs = 120_000;
const fastStopPatienceMs = 8000;
const immediateStopPatienceMs = 2000;
const keptOutput = 4000;

export type Postmaster = {
  readonly pid: number;
  /** Resolves with the reason when the process ends. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
};

type Launch = {
  readonly postgres: string;
  readonly directory: string;
  readonly account: Account | undefined;
  readonly settings: readonly string[];
  readonly log: (line: string) => void;
};

export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { directory, account } = launch;
  const child = spawnServer(launch);
  const ended = endOf(child);
  const output = followOutput(child, launch.log);
  const failure = await Promise.race([
    output.ready.then(() => undefined),
    ended,
    sleep(startPatienceMs, 'no answer', { ref: false }),
  ]);
  if (failure !== undefined) {
    child.kill('SIGQUIT');
    throw new Error(`PostgreSQL did not start (${failure}): ${output.tail()}`);
  }
  const guard = guardPostmaster(child.pid!, directory, account);
  void ended.then(() => guard.dismiss());
  return { pid: child.pid!, ended, stop: () => stop(child, ended) };
}

/** Detached, so that Ctrl-C reaches only us and we control the order of the shutdown. */
function spawnServer({ postgres, directory, account, settings }: Launch): ChildProcess {
  const place = nameFromInside(directory, account);
  const [program, ...words] = diesWithUs([postgres, '-D', place, ...settings], 'INT');
  return spawn(program!, words, {
    ...account,
    cwd: directory,
    env: cleanEnvironment(process.env),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    child.on('error', (error) => resolve(error.message));
  });
}

function followOutput(child: ChildProcess, log: (line: string) => void) {
  let text = '';
  const ready = new Promise<void>((resolve) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-keptOutput);
      if (text.includes(readyLine)) resolve();
      for (const line of chunk.toString().split('\n')) if (line.includes('PANIC:')) log(`PostgreSQL: ${line}`);
    });
  });
  return { ready, tail: () => text.trim().split('\n').slice(-6).join(' | ') };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const isGone = await Promise.race([ended, sleep(fastStopPatienceMs, false, { ref: false })]);
  if (isGone !== false) return;
  child.kill('SIGQUIT');
  await Promise.race([ended, sleep(immediateStopPatienceMs, undefined, { ref: false })]);
}
