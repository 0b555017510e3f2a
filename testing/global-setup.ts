// Runs once before all tests: starts their PostgreSQL and prepares the databases that test files copy.

import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';
import './fresh-database.ts';
import { createTemplates, type TestTemplates } from './test-templates.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Prepared once for many runs, by testing/mutation.
  const prepared = process.env['TEST_TEMPLATES'];
  const cluster = prepared === undefined ? await startTestCluster() : undefined;
  const templates = cluster ? await createTemplates(cluster) : (JSON.parse(prepared ?? '') as TestTemplates);
  project.provide('emptyTemplate', templates.emptyTemplate);
  project.provide('demoTemplate', templates.demoTemplate);
  return async () => cluster?.stop();
}
