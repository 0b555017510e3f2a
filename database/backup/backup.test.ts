import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '#platform/server/database/with-client.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { browserOn, openPortal, type TestPortal } from '#testing/portal.ts';
import type { ClientConfig } from 'pg';
import { checkArchive } from './archive.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let portal: TestPortal;
let folder: string;
let file: string;
const awkward = 'tab\t, line\nend \\. and \\N, "quotes", \u2028 and Ж';

beforeAll(async () => {
  portal = await openPortal();
  folder = mkdtempSync(join(tmpdir(), 'abonat-backup-'));
  file = join(folder, 'abonat.backup');
  await withClient(portal.connection, (client) =>
    client.query(
      `insert into translation (application, feature, language, key, text)
      values ('selfcare', 'shell', 'bg', 'AWKWARD', $1)`,
      [awkward],
    ),
  );
  await browserOn(portal.app).signIn('maria');
  await makeBackup(portal.connection, file, new Date());
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every row of every table, as text. */
async function contents(connection: ClientConfig): Promise<Record<string, string>> {
  return withClient(connection, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration' order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ all: string }>(
        `select coalesce(string_agg(t::text, chr(10) order by t::text), '') as all from "${name}" t`,
      );
      found[name] = rows[0]!.all;
    }
    return found;
  });
}

async function restored(): Promise<Record<string, string>> {
  const fresh = await freshDatabase();
  try {
    await restoreBackup(fresh.connection, file);
    await withClient(fresh.connection, (client) =>
      client.query(`insert into outbox (channel, recipient, created_at) values ('sms', '1', now())`),
    );
    await withClient(fresh.connection, (client) => client.query(`delete from outbox where recipient = '1'`));
    return await contents(fresh.connection);
  } finally {
    await fresh.drop();
  }
}

describe('a backup', () => {
  it('restores every row unchanged, with the sequences', async () => {
    const before = await contents(portal.connection);
    expect(before['translation']).toContain('AWKWARD');
    expect(before['session']).not.toBe('');
    expect(await restored()).toEqual(before);
  });

  it('gets its final name only after it was read back completely', async () => {
    const { rows } = await checkArchive(file);
    expect(rows).toBeGreaterThan(100);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    ['altered', (bytes: Buffer) => Buffer.from(bytes).fill(bytes[500]! ^ 1, 500, 501)],
    ['nothing at all', () => Buffer.from('nothing')],
  ])('that is %s is refused before anything is restored', async (_how, change) => {
    const bad = join(folder, 'bad.backup');
    writeFileSync(bad, change(readFileSync(file)));
    await expect(checkArchive(bad)).rejects.toThrow(/cannot be read|not a whole backup/);
    appendFileSync(bad, 'x');
    await expect(checkArchive(bad)).rejects.toThrow(/cannot be read|not a whole backup/);
  });
});
