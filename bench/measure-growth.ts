// Whether reads, erasure and retention stay as fast with a thousand times as many subscribers: two portals, measured
// alternately.

import { join } from 'node:path';
import { atMost, failureOf, median, type Measurement } from './bars.ts';
import { measureErasure, measureRetention, type GrowthPair } from './growth-changes.ts';
import { generateSubscribers, openGrowthPortal } from './growth-portal.ts';
import { load, type LoadTask, type ReadRequest } from './load.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

export type Growth = { few: number; many: number };

export async function measureGrowth(dataDir: string, { few, many }: Growth): Promise<Measurement[]> {
  const [folderOfFew, folderOfMany] = [join(dataDir, 'few'), join(dataDir, 'many')];
  // Before the portals start: sessions would end meanwhile.
  generateSubscribers(folderOfFew, few);
  generateSubscribers(folderOfMany, many);
  const portals = {
    small: await openGrowthPortal(folderOfFew, few),
    large: await openGrowthPortal(folderOfMany, many),
  };
  try {
    return [
      ...(await measureReads(portals, 'requestsOfCustomers')),
      ...(await measureReads(portals, 'requestsOfDesk')),
      ...(await measureRetention(portals).catch((error: unknown) => [failureOf('retention', error)])),
      ...(await measureErasure(portals).catch((error: unknown) => [failureOf('erasure', error)])),
    ];
  } finally {
    await Promise.all([portals.small.stop(), portals.large.stop()]);
  }
}

/** Signs in on both portals, then measures each kind of request. */
async function measureReads({ small, large }: GrowthPair, group: 'requestsOfCustomers' | 'requestsOfDesk') {
  const [before, after] = [await small[group](), await large[group]()];
  const afterByName: Record<string, ReadRequest[]> = after;
  const measured: Measurement[] = [];
  for (const [read, requests] of Object.entries<ReadRequest[]>(before)) {
    const tasks = { small: taskOf(small.url, requests), large: taskOf(large.url, afterByName[read]!) };
    const lines = measureRead(read, { small, large }, tasks);
    measured.push(...(await lines.catch((error: unknown) => [failureOf(read, error)])));
  }
  return measured;
}

const taskOf = (url: string, requests: ReadRequest[]): LoadTask => ({ url, connections: 4, seconds: 3, requests });

async function measureRead(read: string, { small, large }: GrowthPair, tasks: { small: LoadTask; large: LoadTask }) {
  const seen = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const before = await load(tasks.small);
    const after = await load(tasks.large);
    // The first round is a warm-up.
    if (round === 0) continue;
    seen.small.push(before.p95Ms);
    seen.large.push(after.p95Ms);
  }
  return [
    { what: `${read}, p95 at ${small.subscribers} subscribers`, value: median(seen.small), unit: 'ms' },
    { what: `${read}, p95 at ${large.subscribers} subscribers`, value: median(seen.large), unit: 'ms' },
    atMost(`${read}, growth of the p95`, median(seen.large) / median(seen.small), 1.3, '×'),
  ];
}
