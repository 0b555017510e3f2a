// Sign-ins per second, compared with the password checks per second of this machine.

import { demoPassword, people } from '#database/demo/people.ts';
import { hashPassword, passwordMatches } from '#platform/server/password-hash.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';
import { watchMemory } from './memory.ts';
import type { RunningPortal } from './running-portal.ts';
import { signIn } from '#testing/sign-in-over-http.ts';

const atOnce = 8;
const seconds = 8;

export async function measureSignIns(portal: RunningPortal): Promise<Measurement[]> {
  const hash = await hashPassword(demoPassword);
  const bare = await rateOf(() => passwordMatches(hash, demoPassword));
  const names = people.flatMap(({ account }) => (account ? [account.email] : []));
  let turn = 0;
  const memory = watchMemory(portal.pid);
  const ours = await rateOf(() => signIn(portal.url, names[turn++ % names.length] ?? '', demoPassword));
  return [
    { what: 'sign-ins, whole', value: ours, unit: '/s' },
    { what: 'checks of a password alone', value: bare, unit: '/s' },
    atLeast('sign-ins, share of the checks alone', ours / bare, 0.6, '×'),
    atMost('memory under sign-ins', await memory.highestMb(), 200, 'MB'),
  ];
}

async function rateOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done / ((performance.now() - began) / 1000);
}
