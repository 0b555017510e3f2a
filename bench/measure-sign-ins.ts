// Sign-ins per second by password, compared with the password checks alone, and by passkey.

import { demoPassword, people } from '#database/demo/people.ts';
import { hashPassword, passwordMatches } from '#platform/server/password-hash.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';
import { watchMemory } from './memory.ts';
import type { RunningPortal } from './running-portal.ts';
import { createDevice } from '#testing/passkey-device.ts';
import { addPasskey, signIn, signInByPasskey } from '#testing/sign-in-over-http.ts';

const atOnce = 8;

export async function measureSignIns(portal: RunningPortal): Promise<Measurement[]> {
  const hash = await hashPassword(demoPassword);
  const bare = await rateOf(() => passwordMatches(hash, demoPassword));
  const names = people.flatMap(({ account }) => (account ? [account.email] : []));
  let turn = 0;
  const memory = watchMemory(portal.pid);
  const ours = await rateOf(() => signIn(portal.url, names[turn++ % names.length] ?? '', demoPassword));
  const byPasskey = await rateOfPasskeys(portal, names.slice(0, atOnce));
  return [
    { what: 'sign-ins by passkey', value: byPasskey, unit: '/s' },
    atLeast('sign-ins by passkey, compared with passwords', byPasskey / ours, 3, '×'),
    { what: 'sign-ins, whole', value: ours, unit: '/s' },
    { what: 'checks of a password alone', value: bare, unit: '/s' },
    atLeast('sign-ins, share of the checks alone', ours / bare, 0.6, '×'),
    atMost('memory under sign-ins', await memory.highestMb(), 200, 'MB'),
  ];
}

/** One device for each user, because a device counts its signatures. */
async function rateOfPasskeys({ url }: RunningPortal, names: readonly string[]): Promise<number> {
  // Browsers allow passkeys only on host names.
  const named = url.replace('127.0.0.1', 'localhost');
  const devices = await Promise.all(
    names.map(async (name) => {
      const device = createDevice();
      await addPasskey(named, await signIn(named, name, demoPassword), demoPassword, device);
      return device;
    }),
  );
  return rateOf((worker) => signInByPasskey(named, devices[worker]!), 4);
}

async function rateOf(work: (worker: number) => Promise<unknown>, seconds = 8): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const repeat = async (_: unknown, worker: number) => {
    while (performance.now() < until) {
      await work(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return done / ((performance.now() - began) / 1000);
}
