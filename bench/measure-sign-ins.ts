// Sign-ins per second by password, compared with the password checks alone, and by passkey.

import { demoPassword, people } from '#database/demo/people.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { hashPassword, passwordMatches } from '#platform/server/password-hash.ts';
import { atMost, median, shareOf, type Measurement } from './bars.ts';
import { watchMemory } from './memory.ts';
import type { RunningPortal } from './running-portal.ts';
import { createDevice } from '#testing/passkey-device.ts';
import { addPasskey, signIn, signInByPasskey } from '#testing/sign-in-over-http.ts';

const atOnce = 8;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = 3;

/** In turn, so that a busy moment of the machine affects all. The first round is a warm-up. */
export async function measureSignIns(portal: RunningPortal): Promise<Measurement[]> {
  const hash = await hashPassword(demoPassword);
  const names = people.flatMap(({ account }) => (account ? [account.email] : []));
  const memory = watchMemory(portal.pid);
  const byPasskey = await passkeySignIn(portal, names.slice(0, atOnce));
  let turn = 0;
  const seen = { bare: [] as number[], ours: [] as number[], passkeys: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    await forgetRequests(portal);
    const bare = await rateOf(() => passwordMatches(hash, demoPassword));
    const ours = await rateOf(() => signIn(portal.url, names[turn++ % names.length] ?? '', demoPassword));
    const passkeys = await rateOf(byPasskey);
    if (round === 0 && rounds > 1) continue;
    seen.bare.push(bare);
    seen.ours.push(ours);
    seen.passkeys.push(passkeys);
  }
  return [
    { what: 'sign-ins by passkey', value: median(seen.passkeys), unit: '/s' },
    shareOf('sign-ins by passkey, compared with passwords', seen.passkeys, seen.ours, 3),
    { what: 'sign-ins, whole', value: median(seen.ours), unit: '/s' },
    { what: 'checks of a password alone', value: median(seen.bare), unit: '/s' },
    shareOf('sign-ins, share of the checks alone', seen.ours, seen.bare, 0.6),
    atMost('memory under sign-ins', await memory.highestMb(), 200, 'MB'),
  ];
}

/** One address represents many; the portal limits the sign-ins of each. */
function forgetRequests({ connection }: RunningPortal): Promise<unknown> {
  return withClient(connection, (client) => client.query('truncate rate_limit'));
}

/** One device for each user, because a device counts its signatures. */
async function passkeySignIn({ url }: RunningPortal, names: readonly string[]) {
  // Browsers allow passkeys only on host names.
  const named = url.replace('127.0.0.1', 'localhost');
  const devices = await Promise.all(
    names.map(async (name) => {
      const device = createDevice();
      await addPasskey(named, await signIn(named, name, demoPassword), demoPassword, device);
      return device;
    }),
  );
  return (worker: number) => signInByPasskey(named, devices[worker]!);
}

async function rateOf(work: (worker: number) => Promise<unknown>): Promise<number> {
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
