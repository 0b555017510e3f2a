// The delivered portal as a separate process that can be killed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');
/** For a busy machine; a portal that exits is noticed at once. */
const longestStartMs = 300_000;

export type RealPortal = {
  readonly url: string;
  readonly pid: number;
  readonly exited: Promise<unknown>;
  readonly hasExited: boolean;
  readonly said: readonly string[];
  kill(signal: NodeJS.Signals): void;
};

/** Starts it on a port; `isReady` reports when it accepts requests. */
export function spawnRealPortal(port: number, environment: Record<string, string>): RealPortal {
  const { DATABASE_URL: _another, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src/app/server/run-built.ts'), 'src/app/server/main.ts'],
    {
      cwd: root,
      env: { ...inherited, PORT: String(port), CAPTCHA: 'none', APP_MODE: 'demo', ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited: once(child, 'exit'),
    get hasExited() {
      return child.exitCode !== null || child.signalCode !== null;
    },
    said,
    kill: (signal) => void child.kill(signal),
  };
}

export async function isReady(portal: RealPortal): Promise<void> {
  const deadline = performance.now() + longestStartMs;
  while (performance.now() < deadline && !portal.hasExited) {
    const answered = await fetch(`${portal.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await delay(20);
  }
  throw new Error(`the portal did not start:\n${portal.said.join('')}`);
}
