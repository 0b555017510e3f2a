// The memory of a portal during an hour of visits: sign-in, reads and changes, sign-out, at a steady rate.
//   BENCH_MINUTES=10 npm run bench -- hour

import { setTimeout as delay } from 'node:timers/promises';
import type { Static } from 'typebox';
import type { listSessions } from '#areas/sign-in/contract.ts';
import { demoPassword } from '#database/demo/people.ts';
import { callerOf, signIn } from '#testing/sign-in-over-http.ts';
import { atMost, failureOf, median, type Measurement } from './bars.ts';
import { memoryMb } from './memory.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
/** Fewer than one address may start in an hour. */
const visitsPerSecond = 0.3;
const roundsPerVisit = 10;

const reads = [
  '/home/overview',
  `/digital-extras-swap/extras/eligibility/${person.number}`,
  `/roaming/${person.number}/eligible?showTariffChangeWarning=true`,
  `/gateway/whalebone/events/stats?deviceId=${person.number}&days=30`,
  '/esigning/api/documents',
  '/billing/bills',
  `/billing/bills/${person.bill}`,
  `/usage/${person.number}`,
];

export async function measureEndurance({ url, pid }: RunningPortal): Promise<Measurement[]> {
  const seen: number[] = [];
  const failures: unknown[] = [];
  const visits = new Set<Promise<void>>();
  const end = performance.now() + minutes * 60_000;
  for (let count = 0; performance.now() < end; count++) {
    const visit = visitOf(url, count).catch((error: unknown) => void failures.push(error));
    visits.add(visit);
    void visit.finally(() => visits.delete(visit));
    await delay(1000 / visitsPerSecond);
    seen.push(await memoryMb(pid));
  }
  await Promise.all(visits);
  const [, early = [], , late = []] = quartersOf(seen);
  return [
    ...failures.slice(0, 1).map((error) => failureOf('the first failed visit', error)),
    { what: `visits in ${minutes} minutes`, value: seen.length, unit: '' },
    atMost('failed visits', failures.length, 0, ''),
    { what: 'memory in the second quarter, median', value: median(early), unit: 'MB' },
    { what: 'memory in the last quarter, median', value: median(late), unit: 'MB' },
    atMost('growth of the memory', median(late) / median(early), 1.05, '×'),
    atMost('highest memory', Math.max(...seen), 200, 'MB'),
  ];
}

async function visitOf(url: string, count: number): Promise<void> {
  const { headers } = await signIn(url, person.username, demoPassword);
  const call = callerOf(url, headers);
  for (let round = 0; round < roundsPerVisit; round++) {
    for (const path of reads) await call('GET', path);
    await call('PUT', `/customers/services/${person.number}/label`, { label: `Мария ${count % 100} ${round}` });
  }
  const sessions = await call<Static<(typeof listSessions)['answers'][200]>>('GET', '/account/auth/sessions');
  const own = sessions.find(({ is_current }) => is_current);
  await call('DELETE', `/account/auth/user-authentication?id=${own?.session_id}`);
}

/** Memory is filled during the first quarter. */
function quartersOf(values: readonly number[]): number[][] {
  const length = Math.ceil(values.length / 4);
  return [0, 1, 2, 3].map((quarter) => values.slice(quarter * length, (quarter + 1) * length));
}
