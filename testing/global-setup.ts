// Runs once before all tests: starts their PostgreSQL and prepares the database the test files copy.

import type { TestProject } from 'vitest/node';
import { migrate } from '#platform/server/database/migrate.ts';
import { startTestCluster } from './cluster.ts';
import './fresh-database.ts';
import { createTemplate } from './template-database.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('template', await createTemplate(cluster, migrate));
  return () => cluster.stop();
}
