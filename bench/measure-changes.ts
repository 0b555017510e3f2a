// Activating and swapping extras compared with bare handlers of the same statements: alternating, on generated
// subscribers that are reset before each round.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { subscriberAt } from '#database/generate/subscriber.ts';
import { demoPassword } from '#database/demo/people.ts';
import { median, shareOf, type Measurement } from './bars.ts';
import { inProcess } from './load.ts';
import { startFloor } from './running-floor.ts';
import { startPortal } from './running-portal.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

export type ChangeTask = {
  url: string;
  connections: number;
  changes: { method: string; path: string; headers: Record<string, string>; body?: object }[];
};

const people = Number(process.env['BENCH_PEOPLE'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const connections = 8;
const [standing, added] = ['20103', '20107'];

export async function measureChanges(dataDir: string): Promise<Measurement[]> {
  const loader = join(import.meta.dirname, '../src/app/commands/run-generate.ts');
  const words = ['--disable-warning=ExperimentalWarning', loader, '--subscribers', String(people * 4)];
  execFileSync(process.execPath, words, { stdio: 'inherit', env: { ...process.env, DATA_DIR: dataDir } });
  // Started changes stay pending: only the calls themselves are measured.
  const portal = await startPortal(dataDir, { CAPTCHA: 'none', LOG_LEVEL: 'info', PROVISIONING_SECONDS: '86400' });
  const floor = await startFloor(portal);
  const pool = new pg.Pool({ ...portal.connection, max: 1 });
  try {
    const held = await chosenPeople(portal.url);
    const measured: Measurement[] = [];
    for (const kind of ['activate', 'swap'] as const) {
      const seen = { ours: [] as number[], bare: [] as number[] };
      for (let round = 0; round < rounds; round++) {
        for (const side of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
          await putBack(pool, held);
          const changes = held.map((one) => (side === 'ours' ? ourChange(kind, one) : bareChange(kind, one)));
          const task: ChangeTask = { url: side === 'ours' ? portal.url : floor.url, connections, changes };
          const { perSecond, refused } = await inProcess<{ perSecond: number; refused: number }>(
            'send-changes.ts',
            task,
          );
          if (refused > 0) throw new Error(`${refused} changes of ${people} were not accepted`);
          // The first round is a warm-up.
          if (round > 0 || rounds === 1) seen[side].push(perSecond);
        }
      }
      measured.push(
        { what: `${kind}, whole`, value: median(seen.ours), unit: '/s' },
        { what: `${kind}, its statements alone`, value: median(seen.bare), unit: '/s' },
        shareOf(`${kind}, share of its statements alone`, seen.ours, seen.bare, 0.6),
      );
    }
    return measured;
  } finally {
    await pool.end();
    floor.stop();
    await portal.stop();
  }
}

type Subscriber = { customerId: number; msisdn: string; headers: Record<string, string> };

/** Subscribers whose first number has a tariff with slots for both extras. */
async function chosenPeople(url: string): Promise<Subscriber[]> {
  const held: Subscriber[] = [];
  for (let index = 0; held.length < people; index++) {
    const { id, username, services } = subscriberAt(index, 1, '2026-01-01');
    const [mobile] = services;
    if (!mobile || !['prostor-25', 'start-8'].includes(mobile.tariff)) continue;
    const { headers } = await signIn(url, username, demoPassword);
    held.push({ customerId: id, msisdn: mobile.id, headers });
  }
  return held;
}

function ourChange(kind: 'activate' | 'swap', { msisdn, headers }: Subscriber): ChangeTask['changes'][number] {
  const base = '/api/digital-extras-swap/extras';
  const sent = { ...headers, 'idempotency-key': crypto.randomUUID() };
  if (kind === 'activate') {
    return { method: 'POST', path: `${base}/activate`, headers: sent, body: { msisdn, codes: [added] } };
  }
  const query = `type=addon&code=${standing}&substitutionExtraCode=${added}`;
  return { method: 'DELETE', path: `${base}/deactivate/${msisdn}?${query}`, headers: sent, body: {} };
}

function bareChange(kind: 'activate' | 'swap', { customerId, msisdn }: Subscriber): ChangeTask['changes'][number] {
  const body = { customer_id: customerId, msisdn, code: added, current: standing, key: crypto.randomUUID() };
  return { method: 'POST', path: `/${kind}`, headers: {}, body };
}

/** One extra is on the first slot and nothing is pending. */
async function putBack(pool: pg.Pool, held: readonly Subscriber[]): Promise<void> {
  const ids = [held.map(({ customerId }) => customerId), held.map(({ msisdn }) => msisdn)];
  const mine = `(customer_id, service_id) in (select * from unnest($1::bigint[], $2::text[]))`;
  for (const table of ['processing_request', 'extra_swap', 'attention', 'service_extra']) {
    await pool.query(`delete from ${table} where ${mine}`, ids);
  }
  await pool.query(
    `insert into service_extra (customer_id, service_id, code, status, slot, period_state, price_cents, activated_on)
      select c, s, '${standing}', 'Active', 1, 'Free', 299, current_date - 60
      from unnest($1::bigint[], $2::text[]) as held (c, s)`,
    ids,
  );
}
