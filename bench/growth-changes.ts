// Whether erasure and retention stay as fast with more subscribers: the use cases run alternately on both databases.

import { retentionRules } from '#app/server/background.ts';
import { pendingOrders } from '#app/server/pending-orders.ts';
import { eraseCustomer } from '#areas/profile/erasure/server/erase-customer.ts';
import { firstId, subscriberAt } from '#database/generate/subscriber.ts';
import { sofiaDay } from '#platform/clock.ts';
import { deleteExpired } from '#platform/server/jobs/clean-up.ts';
import { atMost, median, type Measurement } from './bars.ts';
import type { GrowthPortal } from './growth-portal.ts';
import { seconds } from './import-run.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const erasuresPerRound = 10;
const peopleWithExpiredRows = 500;
const expiredRows = 10_000;

/** Usage is kept for 120 days. Each customer has at least one number. */
const expiredNumbers = `select customer_id, service_id, current_date - 200 - n as day, now() - interval '121 days' as at
  from usage_number, generate_series(1, ${expiredRows / peopleWithExpiredRows}) n
  where customer_id = any($1::bigint[]) order by n, customer_id limit ${expiredRows}`;

const addExpiredRows = [
  `insert into usage_day (customer_id, service_id, day, kind, zone, amount, measured_at)
    select customer_id, service_id, day, 'data', 'bg', 1, at from (${expiredNumbers}) expired`,
  `insert into usage_notice (customer_id, service_id, subject, period_from, threshold, sent_at)
    select customer_id, service_id, 'PLAN-DATA', day, 80, at from (${expiredNumbers}) expired`,
];

const countExpiredRows = `select ((select count(*) from usage_day where measured_at < now() - interval '120 days')
  + (select count(*) from usage_notice where sent_at < now() - interval '120 days'))::integer as left`;

export type GrowthPair = { small: GrowthPortal; large: GrowthPortal };

export async function measureErasure(portals: GrowthPair): Promise<Measurement[]> {
  const seen = await alternate(portals, eraseSome);
  return growthOf('erasure of a customer', portals, seen, 1000 / erasuresPerRound, 'ms');
}

export async function measureRetention(portals: GrowthPair): Promise<Measurement[]> {
  const seen = await alternate(portals, deleteExpiredUsage);
  return growthOf('retention, removed row', portals, seen, 1_000_000 / (2 * expiredRows), 'µs');
}

type RoundTimes = { small: number[]; large: number[] };

/** The seconds of each round; the first one is a warm-up. */
async function alternate(
  { small, large }: GrowthPair,
  work: (portal: GrowthPortal, round: number) => Promise<number>,
): Promise<RoundTimes> {
  const seen: RoundTimes = { small: [], large: [] };
  for (let round = 0; round <= rounds; round++) {
    const [before, after] = [await work(small, round), await work(large, round)];
    if (round === 0) continue;
    seen.small.push(before);
    seen.large.push(after);
  }
  return seen;
}

function growthOf(what: string, portals: GrowthPair, seen: RoundTimes, factor: number, unit: string): Measurement[] {
  const [before, after] = [median(seen.small) * factor, median(seen.large) * factor];
  return [
    { what: `${what} at ${portals.small.subscribers} subscribers`, value: before, unit },
    { what: `${what} at ${portals.large.subscribers} subscribers`, value: after, unit },
    atMost(`${what}, growth`, after / before, 1.3, '×'),
  ];
}

/** Customers from the end, spread; the reads use those from the beginning, before. */
async function eraseSome({ platform, subscribers }: GrowthPortal, round: number): Promise<number> {
  const step = Math.max(1, Math.floor(subscribers / (erasuresPerRound * (rounds + 1))));
  const first = round * erasuresPerRound;
  const places = Array.from({ length: erasuresPerRound }, (_, i) => subscribers - 1 - (first + i) * step);
  const pids = places.map((place) => subscriberAt(place, 1, sofiaDay(new Date())).pid);
  return seconds(async () => {
    for (const pid of pids) {
      const { outcome } = await eraseCustomer(platform, { pid, isPreview: false, pendingOrders });
      if (outcome !== 'erased') throw new Error(`The erasure of ${pid}: ${outcome}`);
    }
  });
}

async function deleteExpiredUsage({ platform, subscribers }: GrowthPortal): Promise<number> {
  const { pool, db, clock } = platform;
  const step = Math.max(1, Math.floor(subscribers / peopleWithExpiredRows));
  const customers = Array.from({ length: peopleWithExpiredRows }, (_, i) => firstId + i * step);
  for (const statement of addExpiredRows) {
    const { rowCount } = await pool.query(statement, [customers]);
    if (rowCount !== expiredRows) throw new Error(`${rowCount} expired rows were added, not ${expiredRows}`);
  }
  const taken = await seconds(() => deleteExpired(db, clock.now(), retentionRules));
  const { rows } = await pool.query<{ left: number }>(countExpiredRows);
  if (rows[0]?.left !== 0) throw new Error(`${rows[0]?.left} expired rows are left`);
  return taken;
}
