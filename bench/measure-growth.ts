// Whether reads stay as fast when the number of subscribers grows a hundredfold.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demoPassword } from '#database/demo/people.ts';
import { atMost, median, type Measured } from './bars.ts';
import { load } from './load.ts';
import { startPortal } from './running-portal.ts';
import { signIn } from './sign-in.ts';

const few = 10_000;
const many = 1_000_000;
const peopleAsked = 200;
const rounds = 5;

export async function measureGrowth(dataDir: string): Promise<Measured[]> {
  const before = await p95With(dataDir, few);
  const after = await p95With(dataDir, many);
  return [
    { what: `home read, p95 at ${few} subscribers`, value: before, unit: 'ms' },
    { what: `home read, p95 at ${many} subscribers`, value: after, unit: 'ms' },
    atMost('growth of the p95', after / before, 1.3, '×'),
  ];
}

async function p95With(dataDir: string, subscribers: number): Promise<number> {
  const loader = join(import.meta.dirname, '../database/load/load-subscribers.ts');
  const words = ['--disable-warning=ExperimentalWarning', loader, '--subscribers', String(subscribers)];
  execFileSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  const portal = await startPortal(dataDir, { CAPTCHA: 'none', LOG_LEVEL: 'info' });
  try {
    // Spread over all of them, so that what is read is not all in one place.
    const step = Math.floor(subscribers / peopleAsked);
    const headers: Record<string, string>[] = [];
    for (let i = 0; i < peopleAsked; i++) {
      const person = await signIn(portal.url, `subscriber${i * step}@load.abonat.example`, demoPassword);
      headers.push(person.headers);
    }
    const seen: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const task = { url: portal.url, path: '/api/home/overview', connections: 4, seconds: 4, headers };
      const { p95Ms } = await load(task);
      // The first round warms up.
      if (round > 0) seen.push(p95Ms);
    }
    return median(seen);
  } finally {
    await portal.stop();
  }
}
