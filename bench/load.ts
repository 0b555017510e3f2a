// Load on one address, made by a process of its own, so that it does not share a thread with what is measured.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type LoadTask = {
  url: string;
  path: string;
  connections: number;
  seconds: number;
  /** One set per request, taken in turn. */
  headers: Record<string, string>[];
};

export type LoadSeen = { perSecond: number; refused: number; medianMs: number; p95Ms: number };

export async function load(task: LoadTask): Promise<LoadSeen> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'send-requests.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  child.stdin.end(JSON.stringify(task));
  const seen = JSON.parse(await text(child.stdout)) as LoadSeen;
  if (seen.refused > 0) throw new Error(`${seen.refused} requests to ${task.path} were not answered with 200`);
  return seen;
}
