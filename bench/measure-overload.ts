// A portal under five times its capacity: how much it still answers, how fast, and how soon it recovers. Requests come
// at a steady rate regardless of the answers, as from many users.

import { demoPassword } from '#database/demo/people.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';
import { inProcess, load } from './load.ts';
import { person } from './running-floor.ts';
import type { RunningPortal } from './running-portal.ts';
import type { SteadyResult, SteadyTask } from './send-steadily.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

const path = `/api/digital-extras-swap/extras/eligibility/${person.number}`;
const seconds = 8;

export async function measureOverload(portal: RunningPortal): Promise<Measurement[]> {
  const { headers } = await signIn(portal.url, person.username, demoPassword);
  const requests = [{ path, headers }];
  await load({ url: portal.url, connections: 16, seconds: 3, requests });
  const capacity = await load({ url: portal.url, connections: 16, seconds, requests });
  const task = { url: portal.url, path, headers, seconds };
  const flood = await steadily({ ...task, perSecond: capacity.perSecond * 5 });
  const after = await steadily({ ...task, seconds: 5, perSecond: capacity.perSecond / 4 });
  return [
    { what: 'reads that the portal can do', value: capacity.perSecond, unit: '/s' },
    { what: 'reads asked for', value: flood.askedPerSecond, unit: '/s' },
    { what: 'told to come back', value: flood.turnedAway, unit: '' },
    atLeast('answered under five times the load, share', flood.goodPerSecond / capacity.perSecond, 0.8, '×'),
    atMost('p99 of what is answered', flood.p99Ms / 1000, 1, 's'),
    atMost('neither answered nor told to come back', flood.failed, 0, ''),
    atMost('turned away in the five seconds after, share', after.turnedAway / Math.max(1, after.sent), 0.2, '×'),
  ];
}

function steadily(task: SteadyTask): Promise<SteadyResult> {
  return inProcess<SteadyResult>('send-steadily.ts', task);
}
