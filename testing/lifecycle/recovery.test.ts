// A portal with its embedded PostgreSQL, run as a process and killed.

import { describe, expect, it } from 'vitest';
import { findServers, readPostmaster } from '#platform/server/postgres/leftovers.ts';
import type { PortalProcess } from './portal-process.ts';
import { cluster, databaseIsGone, startPortal, stopPortal } from './running-portal.ts';
import { temporaryDirectory } from './temporary-directory.ts';

/** Writes until the portal dies; returns the confirmed writes. */
async function writeUntilDeath(portal: PortalProcess, onConfirmed: (confirmed: number[]) => void): Promise<number[]> {
  const confirmed: number[] = [];
  try {
    for (let id = 1; ; id++) {
      await portal.call(`write/${id}`);
      confirmed.push(id);
      onConfirmed(confirmed);
    }
  } catch {
    return confirmed;
  }
}

describe('no confirmed write is lost', () => {
  it('when the portal is killed', async () => {
    const dataDir = temporaryDirectory();
    const portal = await startPortal({ dataDir });
    const confirmed = await writeUntilDeath(portal, (ids) => ids.length === 20 && portal.kill('SIGKILL'));
    await databaseIsGone(dataDir);
    const next = await startPortal({ dataDir });
    expect(await next.call('rows')).toEqual(expect.arrayContaining(confirmed));
  });

  it('when the portal and every database process are killed at once', async () => {
    const dataDir = temporaryDirectory();
    const portal = await startPortal({ dataDir });
    const confirmed = await writeUntilDeath(portal, (ids) => {
      if (ids.length !== 20) return;
      for (const pid of [...findServers(cluster(dataDir)), portal.pid]) process.kill(pid, 'SIGKILL');
    });
    const next = await startPortal({ dataDir });
    expect(await next.call('rows')).toEqual(expect.arrayContaining(confirmed));
  });

  it('when the database is killed under a running portal, which restarts it', async () => {
    const dataDir = temporaryDirectory();
    const portal = await startPortal({ dataDir });
    const confirmed = await writeUntilDeath(portal, (ids) => {
      if (ids.length === 20) process.kill(readPostmaster(cluster(dataDir))!, 'SIGKILL');
    });
    await portal.line('database up');
    await expect.poll(() => portal.call('rows')).toEqual(expect.arrayContaining(confirmed));
    await stopPortal(portal);
  });

  it('when an unresponsive database was left behind', async () => {
    const dataDir = temporaryDirectory();
    const portal = await startPortal({ dataDir });
    await portal.call('write/1');
    process.kill(readPostmaster(cluster(dataDir))!, 'SIGSTOP');
    portal.kill('SIGKILL');
    await portal.exited;
    expect(findServers(cluster(dataDir))).not.toEqual([]);
    const next = await startPortal({ dataDir });
    expect(next.lines).toContain('stopping a PostgreSQL that an earlier run left behind');
    expect(await next.call('rows')).toEqual([1]);
  });
});
