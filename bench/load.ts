// Load made by a process of its own, so that it does not share a thread with what is measured.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type ReadRequest = { path: string; headers: Record<string, string> };

export type LoadTask = {
  url: string;
  connections: number;
  seconds: number;
  /** Taken in turn. */
  requests: ReadRequest[];
};

export type LoadResult = { perSecond: number; refused: number; medianMs: number; p95Ms: number };

export async function load(task: LoadTask): Promise<LoadResult> {
  const seen = await inProcess<LoadResult>('send-requests.ts', task);
  if (seen.refused > 0) throw new Error(`${seen.refused} requests to ${task.url} were not answered with 200`);
  return seen;
}

/** Runs a file of the bench with a task as JSON on its input and gives back what it prints. */
export async function inProcess<Seen>(file: string, task: object): Promise<Seen> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, file)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(task));
  return JSON.parse(await text(child.stdout)) as Seen;
}
