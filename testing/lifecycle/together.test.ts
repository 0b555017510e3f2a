// Portals that start at the same time on one unprepared database.

import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { ensureWebBuild } from '#app/server/web-build.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import { freePort } from '../free-port.ts';
import { isReady, spawnRealPortal } from '../faults/real-portal.ts';
import { repository } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

beforeAll(() => ensureWebBuild(repository, 'web', () => undefined));

it('three that start at once on an empty database all start, and the demo accounts exist once', async () => {
  const postgres = await startEmbeddedPostgres({
    root: repository,
    dataDir: temporaryDirectory(),
    durability: 'throw-away',
    maxConnections: 150,
    log: () => undefined,
  });
  onTestFinished(() => postgres.stop());
  const { host, user, password, database } = postgres.connection();
  const secret = typeof password === 'string' ? `:${password}` : '';
  const url = `postgres://${user}${secret}@localhost/${database}?host=${encodeURIComponent(path.resolve(host!))}`;
  const ports = [await freePort(), await freePort(), await freePort()];
  const portals = ports.map((port) => spawnRealPortal(port, { DATABASE_URL: url }));
  onTestFinished(async () => {
    for (const portal of portals) portal.kill('SIGKILL');
    await Promise.all(portals.map((portal) => portal.exited));
  });
  await Promise.all(portals.map((portal) => isReady(portal)));
  const loaded = portals.filter((portal) => portal.said.join('').includes('imported the demo data'));
  expect(loaded.length).toBe(1);
});
