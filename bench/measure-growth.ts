// Whether reads stay as fast with a hundred times as many subscribers: two portals, measured alternately.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { demoPassword } from '#database/demo/people.ts';
import { atMost, median, type Measurement } from './bars.ts';
import { subscriberAt } from '#database/generate/subscriber.ts';
import { load, type LoadTask, type ReadRequest } from './load.ts';
import { startPortal, type RunningPortal } from './running-portal.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

const peopleAsked = 200;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

export type Growth = { few: number; many: number };

const reads = ['home', 'extras'] as const;

export async function measureGrowth(dataDir: string, { few, many }: Growth): Promise<Measurement[]> {
  const [small, large] = [await open(join(dataDir, 'few'), few), await open(join(dataDir, 'many'), many)];
  try {
    const measured: Measurement[] = [];
    for (const read of reads) {
      const seen = { small: [] as number[], large: [] as number[] };
      for (let round = 0; round <= rounds; round++) {
        const before = await load(small.tasks[read]);
        const after = await load(large.tasks[read]);
        // The first round is a warm-up.
        if (round === 0) continue;
        seen.small.push(before.p95Ms);
        seen.large.push(after.p95Ms);
      }
      measured.push(
        { what: `${read} read, p95 at ${few} subscribers`, value: median(seen.small), unit: 'ms' },
        { what: `${read} read, p95 at ${many} subscribers`, value: median(seen.large), unit: 'ms' },
        atMost(`${read} read, growth of the p95`, median(seen.large) / median(seen.small), 1.3, '×'),
      );
    }
    return measured;
  } finally {
    await Promise.all([small.portal.stop(), large.portal.stop()]);
  }
}

type OpenedPortal = { portal: RunningPortal; tasks: Record<(typeof reads)[number], LoadTask> };

async function open(dataDir: string, subscribers: number): Promise<OpenedPortal> {
  const loader = join(import.meta.dirname, '../src/app/commands/run-generate.ts');
  const words = ['--disable-warning=ExperimentalWarning', loader, '--subscribers', String(subscribers)];
  execFileSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  const portal = await startPortal(dataDir, { CAPTCHA: 'none', LOG_LEVEL: 'info' });
  // Spread over all of them, so that the reads are not on the same pages.
  const step = Math.max(1, Math.floor(subscribers / peopleAsked));
  const requests = { home: [] as ReadRequest[], extras: [] as ReadRequest[] };
  for (let i = 0; i < Math.min(peopleAsked, subscribers); i++) {
    const { username, services } = subscriberAt(i * step, 1, '2026-01-01');
    const { headers } = await signIn(portal.url, username, demoPassword);
    const path = `/api/digital-extras-swap/extras/eligibility/${services[0]?.id}`;
    requests.home.push({ path: '/api/home/overview', headers });
    requests.extras.push({ path, headers });
  }
  const task = (asked: ReadRequest[]) => ({ url: portal.url, connections: 4, seconds: 3, requests: asked });
  return { portal, tasks: { home: task(requests.home), extras: task(requests.extras) } };
}
