// Databases copied from a prepared one: a copy takes milliseconds, migrating takes seconds.

import { randomBytes } from 'node:crypto';
import { type ClientConfig, escapeIdentifier } from 'pg';
import { withClient } from '#platform/server/database/with-client.ts';
import type { TestCluster } from './cluster.ts';

/** Plain data, sent from the main process of the test run to its workers. */
export type Template = { readonly server: ClientConfig; readonly prefix: string; readonly name: string };

export type FreshDatabase = { readonly connection: ClientConfig; drop(): Promise<void> };

export type TemplateServer = Pick<TestCluster, 'connection' | 'prefix'>;

export async function createTemplate(
  cluster: TemplateServer,
  of: string,
  prepare: (connection: ClientConfig) => Promise<unknown>,
): Promise<Template> {
  const { connection: server, prefix } = cluster;
  const name = `${prefix}${of}_tpl`;
  await withClient(server, (client) => client.query(`create database ${escapeIdentifier(name)}`));
  await prepare(connectionTo(server, name));
  return { server, prefix, name };
}

export async function copyTemplate({ server, prefix, name }: Template): Promise<FreshDatabase> {
  const copy = escapeIdentifier(`${prefix}${randomBytes(6).toString('hex')}`);
  await withClient(server, (client) =>
    client.query(`create database ${copy} template ${escapeIdentifier(name)} strategy file_copy`),
  );
  return {
    connection: connectionTo(server, copy.slice(1, -1)),
    drop: async () => {
      await withClient(server, (client) => client.query(`drop database ${copy} with (force)`));
    },
  };
}

export function connectionTo(server: ClientConfig, database: string): ClientConfig {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
