// Seals and time stamps of documents, in processor time: other work on the machine does not change it.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { strengthenSeal } from '#areas/e-signing/server/sealed-pdf/strengthen-seal.ts';
import { embeddedAuthority, newAuthority } from '#areas/e-signing/server/time-stamp/embedded-authority.ts';
import { sealedSample, sealNamed, sealSample } from '#testing/sealed-sample.ts';
import { atLeast, atMost, type Measurement } from './bars.ts';

const rounds = 100;
/** Twenty a second on two cores. */
const leastPerCore = 10;

export async function measureSeals(): Promise<Measurement[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const seal = sealNamed('Bench');
  const authority = embeddedAuthority(newAuthority(new Date()), { now: () => new Date() });
  const { original, sealed } = await sealedSample(seal);
  const heapMb = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 / 1024;
  };
  await secondsOf(20, () => sealSample(seal, original));
  const before = heapMb();
  const sealing = await secondsOf(rounds, () => sealSample(seal, original));
  const growth = heapMb() - before;
  const stamping = await secondsOf(rounds, () => strengthenSeal(sealed, authority, { now: new Date(), before: 'B-B' }));
  return [
    atLeast('documents sealed per second of one core', rounds / sealing, leastPerCore, '/s'),
    atMost(`growth of the heap over ${rounds} seals`, growth, 2, 'MB'),
    atLeast('files raised to B-LTA per second of one core', rounds / stamping, leastPerCore, '/s'),
  ];
}

async function secondsOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  for (let round = 0; round < times; round += 1) await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000_000;
}
