// Runs once before all tests: starts their PostgreSQL and prepares the databases the test files copy.

import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { loadDemoOnce } from '#database/demo/load-demo.ts';
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
  await loadDemoOnce(db, new Date(), keys.code);
  await close();
}
