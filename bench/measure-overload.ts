// A portal under five times its capacity: how much it still answers, how fast, and how soon it recovers. Requests come
// at a steady rate regardless of the answers, as from many users.

import { demoPassword } from '#database/demo/people.ts';
import { atMost, median, shareOf, type Measurement } from './bars.ts';
import { inProcess, load } from './load.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';
import type { SteadyResult, SteadyTask } from './send-steadily.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

const path = `/api/digital-extras-swap/extras/eligibility/${person.number}`;
const seconds = 5;
const rounds = 3;

export async function measureOverload(portal: RunningPortal): Promise<Measurement[]> {
  const { headers } = await signIn(portal.url, person.username, demoPassword);
  const requests = [{ path, headers }];
  const task = { url: portal.url, path, headers, seconds };
  await load({ url: portal.url, connections: 16, seconds: 3, requests });
  const capacities: number[] = [];
  const floods: SteadyResult[] = [];
  const afterwards: SteadyResult[] = [];
  for (let round = 0; round < rounds; round++) {
    const { perSecond } = await load({ url: portal.url, connections: 16, seconds, requests });
    capacities.push(perSecond);
    floods.push(await steadily({ ...task, perSecond: perSecond * 5 }));
    afterwards.push(await steadily({ ...task, perSecond: perSecond / 4 }));
  }
  const good = floods.map(({ goodPerSecond }) => goodPerSecond);
  const turnedAway = afterwards.map((after) => after.turnedAway / Math.max(1, after.sent));
  return [
    { what: 'reads that the portal can do', value: median(capacities), unit: '/s' },
    { what: 'reads asked for', value: median(floods.map(({ askedPerSecond }) => askedPerSecond)), unit: '/s' },
    { what: 'told to come back', value: median(floods.map((flood) => flood.turnedAway)), unit: '' },
    shareOf('answered under five times the load, share', good, capacities, 0.8),
    atMost('p99 of what is answered', median(floods.map(({ p99Ms }) => p99Ms)) / 1000, 1, 's'),
    atMost('neither answered nor told to come back', Math.max(...floods.map(({ failed }) => failed)), 0, ''),
    atMost('turned away in the five seconds after, share', Math.max(...turnedAway), 0.2, '×'),
  ];
}

function steadily(task: SteadyTask): Promise<SteadyResult> {
  return inProcess<SteadyResult>('send-steadily.ts', task);
}
