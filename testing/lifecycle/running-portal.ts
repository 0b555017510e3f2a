// Starts and stops portals inside a test; remaining ones are killed at its end.

import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { findServers } from '#platform/server/postgres/leftovers.ts';
import { type PortalOptions, type PortalProcess, spawnPortal } from './portal-process.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

export async function startPortal(options: PortalOptions): Promise<PortalProcess> {
  const portal = spawnPortal(options);
  onTestFinished(async () => {
    portal.kill('SIGKILL');
    await portal.exited;
    await databaseIsGone(options.dataDir);
  });
  await portal.line('ready at');
  return portal;
}

export async function stopPortal(portal: PortalProcess): Promise<void> {
  portal.kill('SIGTERM');
  expect(await portal.exited).toBe(0);
}

export function cluster(dataDir: string): string {
  return path.join(dataDir, 'pg');
}

export async function databaseIsGone(dataDir: string): Promise<void> {
  await expect.poll(() => findServers(cluster(dataDir))).toEqual([]);
}
