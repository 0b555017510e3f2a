// The memory of a process during other work.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const everyMs = 200;

export type MemoryWatch = { highestMb(): Promise<number> };

export function watchMemory(pid: number): MemoryWatch {
  let highest = 0;
  const look = async () => {
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    highest = Math.max(highest, Number(stdout) / 1024);
  };
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), everyMs);
  return {
    async highestMb() {
      clearInterval(timer);
      await look();
      return highest;
    },
  };
}
