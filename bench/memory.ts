// The memory of a process during other work.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const everyMs = 200;

export type MemoryWatch = { highestMb(): Promise<number> };

export function watchMemory(pid: number): MemoryWatch {
  let highest = 0;
  const look = async () => {
    highest = Math.max(highest, await memoryMb(pid));
  };
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), everyMs);
  return {
    async highestMb() {
      clearInterval(timer);
      // The process may have ended.
      await look().catch(() => undefined);
      return highest;
    },
  };
}

export async function memoryMb(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
