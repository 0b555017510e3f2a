// A portal for the bench: started like `npm start`, on a free port, with temporary data.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { freePort } from '#testing/free-port.ts';
import { databaseName } from '#platform/server/postgres/embedded-postgres.ts';
import { superuser } from '#platform/server/postgres/cluster.ts';
import { readPassword } from '#platform/server/postgres/password.ts';

const root = join(import.meta.dirname, '..');
const longestStartMs = 180_000;

export type RunningPortal = {
  url: string;
  pid: number;
  /** From the command to the first answer. */
  startMs: number;
  connection: ClientConfig;
  stop(): Promise<void>;
};

export async function startPortal(dataDir: string, environment: Record<string, string> = {}): Promise<RunningPortal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _another, npm_lifecycle_event: _npm, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...inherited, PORT: String(port), DATA_DIR: dataDir, ...environment },
  });
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  try {
    await firstAnswer(`${url}/my-a1/login`, child);
  } catch (error) {
    throw new Error(`the portal did not start:\n${said.join('')}`, { cause: error });
  }
  return {
    url,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    connection: {
      host: join(dataDir, 'pg'),
      port: 5432,
      user: superuser,
      password: readPassword(dataDir),
      database: databaseName,
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + longestStartMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await delay(10);
  }
  throw new Error('no answer');
}
