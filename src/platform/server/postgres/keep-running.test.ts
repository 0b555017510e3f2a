import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { Postmaster } from './postmaster.ts';

/** A server process that ends on request. */
function fakeServer() {
  const ending = Promise.withResolvers<string>();
  let wasStopped = false;
  const postmaster: Postmaster = {
    pid: 1,
    ended: ending.promise,
    stop() {
      wasStopped = true;
      ending.resolve('stopped');
      return Promise.resolve();
    },
  };
  return { postmaster, crash: () => ending.resolve('SIGKILL'), wasStopped: () => wasStopped };
}

function fakeServers() {
  const launched: ReturnType<typeof fakeServer>[] = [];
  const launch = () => {
    launched.push(fakeServer());
    return Promise.resolve(launched.at(-1)!.postmaster);
  };
  return { launched, launch };
}

const atOnceUpTo = (times: number) => (history: readonly number[], now: number) =>
  history.length < times ? { waitMs: 0, history: [...history, now] } : ('give up' as const);

it('a server that ends unexpectedly is down, then up again', async () => {
  const { launched, launch } = fakeServers();
  const server = await keepRunning(launch, () => {});
  const seen: string[] = [];
  server.events.on('down', () => seen.push(`down, isUp ${server.isUp}`));
  const isUpAgain = new Promise<void>((resolve) => server.events.once('up', () => resolve()));
  launched[0]!.crash();
  await isUpAgain;
  expect(seen).toEqual(['down, isUp false']);
  expect(server.isUp).toBe(true);
  expect(launched).toHaveLength(2);
  await server.stop();
});

it('a server that keeps ending is not restarted', async () => {
  const { launched, launch } = fakeServers();
  const server = await keepRunning(launch, () => {}, atOnceUpTo(2));
  const isLost = new Promise<void>((resolve) => server.events.once('fatal', () => resolve()));
  server.events.on('up', () => launched.at(-1)!.crash());
  launched[0]!.crash();
  await isLost;
  expect(launched).toHaveLength(3);
  expect(server.isUp).toBe(false);
});

it('a server that fails to restart counts as ended', async () => {
  const { launched, launch } = fakeServers();
  let attempts = 0;
  const failsLater = () => (++attempts === 1 ? launch() : Promise.reject(new Error('disk full')));
  const lines: string[] = [];
  const server = await keepRunning(failsLater, (line) => lines.push(line), atOnceUpTo(1));
  const isLost = new Promise<void>((resolve) => server.events.once('fatal', () => resolve()));
  launched[0]!.crash();
  await isLost;
  expect(lines.at(-1)).toContain('disk full');
});

it('a stop during a restart leaves no server behind', async () => {
  const { launched, launch } = fakeServers();
  const gate = Promise.withResolvers<void>();
  const launching = Promise.withResolvers<void>();
  let attempts = 0;
  const server = await keepRunning(
    async () => {
      if (++attempts > 1) {
        launching.resolve();
        await gate.promise;
      }
      return launch();
    },
    () => {},
  );
  launched[0]!.crash();
  await launching.promise;
  const stopped = server.stop();
  gate.resolve();
  await stopped;
  expect(launched[1]!.wasStopped()).toBe(true);
});

it('a stopped server is not started again', async () => {
  const { launched, launch } = fakeServers();
  const server = await keepRunning(launch, () => {});
  await server.stop();
  expect(launched).toHaveLength(1);
});
