// The home screen's read against the floor: in turns, so that a busy moment of the machine falls on both.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoPassword } from '#database/demo/people.ts';
import { atLeast, atMost, median, type Measured } from './bars.ts';
import { load } from './load.ts';
import { watchMemory } from './memory.ts';
import { freePort, type RunningPortal } from './running-portal.ts';
import { signIn } from './sign-in.ts';

const connections = 16;
const rounds = 9;
/** The first rounds warm both up. */
const warming = 2;
const seconds = 4;
/** The first person of the demo. */
const account = { id: 1, username: 'maria@demo.abonat.bg' };

export async function measureReads(portal: RunningPortal): Promise<Measured[]> {
  const { headers } = await signIn(portal.url, account.username, demoPassword);
  const floor = await startFloor(portal);
  const ours = { url: portal.url, path: '/api/home/overview', connections, headers: [headers] };
  const bare = { url: floor.url, path: '/overview', connections, headers: [{}] };
  try {
    await refuseDifference(ours, bare);
    const memory = watchMemory(portal.pid);
    const seen = { ours: [] as number[], bare: [] as number[], p95: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
      for (const task of [first, second]) {
        const { perSecond, p95Ms } = await load({ ...task, seconds });
        if (round < warming) continue;
        seen[task === ours ? 'ours' : 'bare'].push(perSecond);
        if (task === ours) seen.p95.push(p95Ms);
      }
    }
    return [
      { what: 'GET /api/home/overview', value: median(seen.ours), unit: '/s' },
      { what: 'the floor, same data', value: median(seen.bare), unit: '/s' },
      atLeast('home read, share of the floor', median(seen.ours) / median(seen.bare), 0.7, '×'),
      { what: `home read, p95 at ${connections} connections`, value: median(seen.p95), unit: 'ms' },
      atMost('memory under reads', await memory.highestMb(), 200, 'MB'),
    ];
  } finally {
    floor.stop();
  }
}

async function startFloor(portal: RunningPortal): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'floor.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      FLOOR_PORT: String(port),
      FLOOR_DATABASE: JSON.stringify(portal.connection),
      FLOOR_ACCOUNT: String(account.id),
    },
  });
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

type Asked = { url: string; path: string; headers: Record<string, string>[] };

/** A floor that answers something else would measure something else. */
async function refuseDifference(...asked: [Asked, Asked]): Promise<void> {
  const [ours, bare] = await Promise.all(
    asked.map(async ({ url, path, headers }) => {
      const response = await fetch(url + path, { headers: headers[0] ?? {} });
      return (await response.json()) as Record<string, unknown>;
    }),
  );
  for (const name of Object.keys(ours ?? {})) {
    if (canonical(ours?.[name]) !== canonical(bare?.[name])) throw new Error(`the floor answers another ${name}`);
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
