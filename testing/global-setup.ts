// Runs once before all tests: starts their PostgreSQL and prepares the databases that test files copy.

import { hash } from '@node-rs/argon2';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { loadDemoOnce } from '#app/demo/load-demo-data.ts';
import { demoPassword } from '#database/demo/people.ts';
import { readConfiguration } from '#platform/server/configuration.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openKeys } from '#platform/server/keys.ts';
import { startTestCluster } from './cluster.ts';
import './fresh-database.ts';
import { createTemplate } from './template-database.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('emptyTemplate', await createTemplate(cluster, 'empty', migrate));
  project.provide('demoTemplate', await createTemplate(cluster, 'demo', loadDemoPeople));
  return () => cluster.stop();
}

async function loadDemoPeople(connection: ClientConfig): Promise<void> {
  await migrate(connection);
  const { db, close } = openDatabase(connection, () => {});
  const keys = await openKeys(db, readConfiguration({ APP_MODE: 'demo' }, '/'));
  await loadDemoOnce(db, new Date(), keys);
  await db
    .updateTable('account')
    .set({ password_hash: await cheapHash(demoPassword) })
    .execute();
  await close();
}

/** Tests sign in thousands of times: a hash contains its own cost, and this one has the minimum. */
function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
}
