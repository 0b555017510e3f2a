// A portal with its embedded PostgreSQL, run as a process: started, refused, stopped.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findServers } from '#platform/server/postgres/leftovers.ts';
import { spawnPortal } from './portal-process.ts';
import { cluster, repository, startPortal, stopPortal } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

describe('a portal', () => {
  it('creates its database at the first start and reuses it at the next, even with edited rules of access', async () => {
    const dataDir = temporaryDirectory();
    const first = await startPortal({ dataDir });
    await first.call('write/7');
    await stopPortal(first);
    fs.appendFileSync(path.join(cluster(dataDir), 'pg_hba.conf'), '# edited\n');
    const second = await startPortal({ dataDir });
    expect(await second.call('rows')).toEqual([7]);
    await stopPortal(second);
  });

  it('answers running requests, then stops with its database and leaves no files of a running portal', async () => {
    const dataDir = temporaryDirectory();
    const portal = await startPortal({ dataDir });
    const answer = portal.call('slow');
    await portal.line('slow request arrived');
    portal.kill('SIGTERM');
    portal.kill('SIGINT');
    expect(await answer).toEqual([]);
    expect(await portal.exited).toBe(0);
    expect(findServers(cluster(dataDir))).toEqual([]);
    expect(fs.existsSync(path.join(cluster(dataDir), 'postmaster.pid'))).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'portal.json'))).toBe(false);
  });

  it('is refused if another one is running, with its process and address', async () => {
    const dataDir = temporaryDirectory();
    const first = await startPortal({ dataDir });
    const url = (await first.line('ready at')).replace('ready at ', '');
    const second = spawnPortal({ dataDir });
    expect(await second.exited).toBe(2);
    expect(second.lines.join()).toContain(`process ${first.pid}, at ${url}`);
    expect(await first.call('rows')).toEqual([]);
  });

  it('starts again after an interrupted installation', async () => {
    const dataDir = temporaryDirectory();
    fs.mkdirSync(path.join(dataDir, 'pg.init'));
    fs.writeFileSync(path.join(dataDir, 'pg.init', 'PG_VERSION'), '18');
    const portal = await startPortal({ dataDir });
    expect(await portal.call('rows')).toEqual([]);
  });

  it('stops when its parent process is killed', async () => {
    const dataDir = temporaryDirectory();
    const script = `require('node:child_process').spawn(process.execPath, ${JSON.stringify([
      '--disable-warning=ExperimentalWarning',
      path.join(import.meta.dirname, 'portal-fixture.ts'),
    ])}, { stdio: 'inherit' })`;
    const starter = spawn(process.execPath, ['-e', script], {
      env: { ...process.env, ROOT: repository, DATA_DIR: dataDir, ABONAT_WATCH_PARENT: '1' },
      stdio: 'ignore',
    });
    const note = path.join(dataDir, 'portal.json');
    await expect.poll(() => fs.existsSync(note)).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(() => fs.existsSync(note)).toBe(false);
    expect(findServers(cluster(dataDir))).toEqual([]);
  });
});
