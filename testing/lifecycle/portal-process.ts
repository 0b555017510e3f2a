// A portal as a separate process that a test can observe, call, stop and kill.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const repository = path.resolve(import.meta.dirname, '../..');
const fixture = path.join(import.meta.dirname, 'portal-fixture.ts');

export type PortalOptions = {
  readonly dataDir: string;
  readonly root?: string;
  readonly account?: { readonly uid: number; readonly gid: number };
  readonly environment?: Readonly<Record<string, string>>;
};

export type PortalProcess = {
  readonly pid: number;
  readonly lines: readonly string[];
  readonly exited: Promise<number | null>;
  /** Resolves with the first line that contains the text; fails if the process ends without it. */
  line(text: string): Promise<string>;
  call(address: string): Promise<number[]>;
  kill(signal: NodeJS.Signals): void;
};

export function spawnPortal({ dataDir, root = repository, account, environment }: PortalOptions): PortalProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fixture], {
    ...account,
    env: { ...process.env, ROOT: root, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  output.on('line', (line) => lines.push(line));
  createInterface(child.stderr).on('line', (line) => lines.push(line));
  const exited = once(child, 'exit').then(([code]) => code as number | null);

  function line(text: string): Promise<string> {
    const found = lines.find((known) => known.includes(text));
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      output.on('line', (next) => next.includes(text) && resolve(next));
      child.on('close', () => reject(new Error(`ended without "${text}":\n${lines.join('\n')}`)));
    });
  }

  async function call(address: string): Promise<number[]> {
    const url = (await line('ready at')).replace('ready at ', '');
    const response = await fetch(`${url}/${address}`);
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as number[];
  }

  return { pid: child.pid!, lines, exited, line, call, kill: (signal) => void child.kill(signal) };
}
