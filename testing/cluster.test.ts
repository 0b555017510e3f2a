import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findServers } from '#platform/server/postgres/leftovers.ts';
import { withClient } from '#platform/server/database/with-client.ts';
import { startTestCluster, type TestCluster } from './cluster.ts';
import { connectionTo, copyTemplate, createTemplate, type Template } from './template-database.ts';

const count = (connection: ClientConfig) =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from person');
    return rows[0]!.n;
  });
const add = (connection: ClientConfig) =>
  withClient(connection, (client) => client.query("insert into person values ('Мария')"));

describe('a database copied from the template', () => {
  let cluster: TestCluster;
  let template: Template;
  beforeAll(async () => {
    cluster = await startTestCluster();
    template = await createTemplate(cluster, 'people', (connection) =>
      withClient(connection, (client) => client.query('create table person (name text)')),
    );
  });
  afterAll(() => cluster.stop());

  it('is migrated, empty, and separate from others', async () => {
    const [one, other] = await Promise.all([copyTemplate(template), copyTemplate(template)]);
    await add(one.connection);
    expect(await count(one.connection)).toBe(1);
    expect(await count(other.connection)).toBe(0);
    await Promise.all([one.drop(), other.drop()]);
  });

  it('is removed once dropped, even with an open connection', async () => {
    const database = await copyTemplate(template);
    await withClient(database.connection, async (client) => {
      client.on('error', () => {});
      await database.drop();
    });
    await expect(count(database.connection)).rejects.toThrow('does not exist');
  });

  it('supports Cyrillic letters', async () => {
    const { rows } = await withClient(cluster.connection, (client) =>
      client.query<{ lower: string }>("select lower('ПОРТАЛ')"),
    );
    expect(rows).toEqual([{ lower: 'портал' }]);
  });
});

it('a connection to another database of the same server keeps everything else', () => {
  expect(connectionTo({ host: '/run', user: 'abonat' }, 'copy')).toEqual({
    host: '/run',
    user: 'abonat',
    database: 'copy',
  });
  expect(connectionTo({ connectionString: 'postgres://me:secret@db:5433/first?sslmode=disable' }, 'copy')).toEqual({
    connectionString: 'postgres://me:secret@db:5433/copy?sslmode=disable',
  });
});

describe.skipIf(process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'])('a test run that was killed', () => {
  it('ends its server, and the next run frees its memory', async () => {
    const script = `import { startTestCluster } from './cluster.ts'; console.log((await startTestCluster()).connection.host);`;
    const run = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      {
        cwd: import.meta.dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [directory] = (await once(createInterface(run.stdout), 'line')) as [string];
    onTestFinished(() => fs.rmSync(path.dirname(directory), { recursive: true, force: true }));
    expect(findServers(directory)).not.toEqual([]);
    const ended = once(run, 'exit');
    run.kill('SIGKILL');
    await ended;
    await expect.poll(() => findServers(directory)).toEqual([]);
    await (await startTestCluster()).stop();
    expect(fs.existsSync(path.dirname(directory))).toBe(false);
  });
});
