// The reads of the portal compared with the baseline: alternating, so that a busy moment of the machine affects both.

import { demoPassword } from '#database/demo/people.ts';
import { atMost, failureOf, median, shareOf, type Measurement } from './bars.ts';
import { load } from './load.ts';
import { watchMemory } from './memory.ts';
import { person, startFloor } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

const connections = 16;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9);
/** The first rounds are a warm-up. */
const warming = rounds > 2 ? 2 : 0;
const seconds = 4;

type ReadCase = { words: string; path: string; floor: string; share: number };

const reads: ReadCase[] = [
  { words: 'home read', path: '/api/home/overview', floor: '/overview', share: 0.8 },
  {
    words: 'extras read, catalogue at hand',
    path: `/api/digital-extras-swap/extras/eligibility/${person.number}`,
    floor: '/eligibility',
    share: 1.5,
  },
  {
    words: 'roaming read, catalogue at hand',
    path: `/api/roaming/${person.number}/eligible?showTariffChangeWarning=true`,
    floor: '/roaming',
    share: 1.5,
  },
  {
    words: 'protection read',
    path: `/api/gateway/whalebone/events/stats?deviceId=${person.number}&days=30`,
    floor: '/protection',
    share: 1.5,
  },
  { words: 'documents read', path: '/api/esigning/api/documents', floor: '/documents', share: 0.8 },
  { words: 'bills read', path: '/api/billing/bills', floor: '/bills', share: 0.8 },
  { words: 'bill read', path: `/api/billing/bills/${person.bill}`, floor: '/bill', share: 0.8 },
  { words: 'usage read', path: `/api/usage/${person.number}`, floor: '/usage', share: 1 },
];

export async function measureReads(portal: RunningPortal): Promise<Measurement[]> {
  const { headers } = await signIn(portal.url, person.username, demoPassword);
  const floor = await startFloor(portal);
  const memory = watchMemory(portal.pid);
  try {
    await warmUp(portal.url, floor.url, headers);
    const measured: Measurement[] = [];
    for (const read of reads) {
      const lines = measureRead(read, portal.url, floor.url, headers);
      measured.push(...(await lines.catch((error: unknown) => [failureOf(read.words, error)])));
    }
    return [...measured, atMost('memory under reads', await memory.highestMb(), 200, 'MB')];
  } finally {
    floor.stop();
  }
}

/** Both sides compile their code during the first requests: without this, the first read is compared at half its speed. */
async function warmUp(portalUrl: string, floorUrl: string, headers: Record<string, string>): Promise<void> {
  for (const read of reads) {
    await load({ url: portalUrl, connections, seconds, requests: [{ path: read.path, headers }] });
    await load({ url: floorUrl, connections, seconds, requests: [{ path: read.floor, headers: {} }] });
  }
}

async function measureRead(read: ReadCase, portalUrl: string, floorUrl: string, headers: Record<string, string>) {
  const ours = { url: portalUrl, connections, seconds, requests: [{ path: read.path, headers }] };
  const bare = { url: floorUrl, connections, seconds, requests: [{ path: read.floor, headers: {} }] };
  await refuseDifference(portalUrl + read.path, headers, floorUrl + read.floor);
  const seen = { ours: [] as number[], bare: [] as number[], p95: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
    for (const task of [first, second]) {
      const { perSecond, p95Ms } = await load(task);
      if (round < warming) continue;
      seen[task === ours ? 'ours' : 'bare'].push(perSecond);
      if (task === ours) seen.p95.push(p95Ms);
    }
  }
  return [
    { what: read.words, value: median(seen.ours), unit: '/s' },
    { what: 'the floor, same data', value: median(seen.bare), unit: '/s' },
    shareOf(`${read.words}, share of the floor`, seen.ours, seen.bare, read.share),
    { what: `${read.words}, p95 at ${connections} connections`, value: median(seen.p95), unit: 'ms' },
  ];
}

/** A baseline with another answer would measure something else. */
async function refuseDifference(ourUrl: string, headers: Record<string, string>, floorUrl: string): Promise<void> {
  const json = async (url: string, sent: Record<string, string>) =>
    (await (await fetch(url, { headers: sent })).json()) as Record<string, unknown>;
  const ours = await json(ourUrl, headers);
  const bare = await json(floorUrl, {});
  for (const name of Object.keys(ours).filter((each) => each !== 'now')) {
    if (canonical(ours[name]) !== canonical(bare[name]))
      throw new Error(`the baseline returns another ${name}: ${canonical(bare[name])}, not ${canonical(ours[name])}`);
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
