// Whether reads stay as fast when the number of subscribers grows a hundredfold: two portals, asked in turns.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demoPassword } from '#database/demo/people.ts';
import { atMost, median, type Measured } from './bars.ts';
import { load, type LoadTask } from './load.ts';
import { startPortal, type RunningPortal } from './running-portal.ts';
import { signIn } from './sign-in.ts';

const few = 10_000;
const many = 1_000_000;
const peopleAsked = 200;
const rounds = 7;

export async function measureGrowth(dataDir: string): Promise<Measured[]> {
  const [small, large] = [await open(join(dataDir, 'few'), few), await open(join(dataDir, 'many'), many)];
  try {
    const seen = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      const before = await load(small.task);
      const after = await load(large.task);
      // The first round warms both up.
      if (round === 0) continue;
      seen.small.push(before.p95Ms);
      seen.large.push(after.p95Ms);
    }
    return [
      { what: `home read, p95 at ${few} subscribers`, value: median(seen.small), unit: 'ms' },
      { what: `home read, p95 at ${many} subscribers`, value: median(seen.large), unit: 'ms' },
      atMost('growth of the p95', median(seen.large) / median(seen.small), 1.3, '×'),
    ];
  } finally {
    await Promise.all([small.portal.stop(), large.portal.stop()]);
  }
}

async function open(dataDir: string, subscribers: number): Promise<{ portal: RunningPortal; task: LoadTask }> {
  const loader = join(import.meta.dirname, '../database/load/load-subscribers.ts');
  const words = ['--disable-warning=ExperimentalWarning', loader, '--subscribers', String(subscribers)];
  execFileSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  const portal = await startPortal(dataDir, { CAPTCHA: 'none', LOG_LEVEL: 'info' });
  // Spread over all of them, so that what is read is not all in one place.
  const step = Math.floor(subscribers / peopleAsked);
  const headers: Record<string, string>[] = [];
  for (let i = 0; i < peopleAsked; i++) {
    const person = await signIn(portal.url, `subscriber${i * step}@load.abonat.example`, demoPassword);
    headers.push(person.headers);
  }
  return { portal, task: { url: portal.url, path: '/api/home/overview', connections: 4, seconds: 3, headers } };
}
