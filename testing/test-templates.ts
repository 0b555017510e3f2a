// The databases that test files copy: a migrated one, and one with the demo accounts.

import { hash } from '@node-rs/argon2';
import type { ClientConfig } from 'pg';
import { loadDemoOnce } from '#app/demo/load-demo-data.ts';
import { demoPassword } from '#database/demo/people.ts';
import { readConfiguration } from '#platform/server/configuration.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openKeys } from '#platform/server/keys.ts';
import { sofiaDay } from '#platform/clock.ts';
import type { TestCluster } from './cluster.ts';
import { createTemplate, type Template, type TemplateServer } from './template-database.ts';

/** The demo data of one day: its plans, bills and events are relative to it. */
export type DemoTemplate = Template & { readonly day: string };

export type TestTemplates = { emptyTemplate: Template; demoTemplate: DemoTemplate };

export async function createTemplates(cluster: TestCluster): Promise<TestTemplates> {
  return {
    emptyTemplate: await createTemplate(cluster, 'empty', migrate),
    demoTemplate: await createDemoTemplate(cluster, 'demo'),
  };
}

export async function createDemoTemplate(cluster: TemplateServer, name: string): Promise<DemoTemplate> {
  const day = sofiaDay(new Date());
  return { ...(await createTemplate(cluster, name, loadDemoPeople)), day };
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
