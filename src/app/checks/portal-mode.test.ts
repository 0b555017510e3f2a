import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup } from '#database/backup/make-backup.ts';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { readConfiguration, type AppMode } from '#platform/server/configuration.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { WrongMode } from '#platform/server/database/portal-mode.ts';
import { createLog } from '#platform/server/logging.ts';
import { exampleFiles, load, ndjson } from '#testing/import-folders.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { layEarlierVersion } from '#testing/upgrade/earlier-version.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { openPlatform } from '../server/start-platform.ts';

let database: OpenFreshDatabase;
beforeEach(async () => {
  database = await openFreshDatabase();
});
afterEach(() => database.remove());

const settings: Record<AppMode, Record<string, string>> = {
  demo: {},
  production: {
    APP_MODE: 'production',
    PUBLIC_URL: 'https://my.operator.example',
    SECRET_KEY: randomBytes(32).toString('base64'),
  },
};

/** The steps of a start before its first request. */
async function start(mode: AppMode, { connection } = database): Promise<void> {
  const configuration = readConfiguration(settings[mode], '/');
  const log = createLog({ level: 'silent', write: () => undefined });
  const { platform, demoClock, close } = await openPlatform(configuration, connection, log);
  try {
    if (demoClock) await loadDemo(platform, connection);
  } finally {
    await close();
  }
}

const storedMode = async ({ pool } = database) =>
  (await pool.query<{ mode: string }>('select mode from portal_mode')).rows[0]?.mode;

/** Rows that only a demo writes. */
const tracesOfDemo = async () =>
  (await database.pool.query('select from generated_secret union all select from demo_clock')).rowCount;

describe('a database', () => {
  it.each([
    ['demo', 'production', 'The database is of a demo: production needs a database of its own.'],
    ['production', 'demo', 'set APP_MODE=production, or give the demo a database of its own.'],
  ] as const)('first started in %s never starts in %s', async (first, other, line) => {
    await start(first);
    await start(first);
    await expect(start(other)).rejects.toThrow(WrongMode);
    await expect(start(other)).rejects.toThrow(line);
    expect(await storedMode()).toBe(first);
  });

  it('with data but no start yet is not a demo, and gets no demo data', async () => {
    await load(database.connection, exampleFiles(ndjson, 'ndjson'));
    await expect(start('demo')).rejects.toThrow(WrongMode);
    expect(await tracesOfDemo()).toBe(0);
    await start('production');
    expect(await storedMode()).toBe('production');
  });

  it('of production with the examples of the guide is not changed by a start without settings', async () => {
    await start('production');
    await load(database.connection, exampleFiles(ndjson, 'ndjson'));
    await expect(start('demo')).rejects.toThrow(WrongMode);
    expect(await tracesOfDemo()).toBe(0);
  });

  it.each(['demo', 'production'] as const)('restored from a backup of %s keeps its mode', async (mode) => {
    await start(mode);
    const folder = mkdtempSync(join(tmpdir(), 'abonat-mode-'));
    const file = join(folder, 'abonat.backup');
    await makeBackup(database.connection, file, new Date());
    const other = await openFreshDatabase();
    await restoreBackup(other.connection, file);
    expect(await storedMode(other)).toBe(mode);
    await other.remove();
    rmSync(folder, { recursive: true });
  });
});

describe('a database of an earlier version without a stored mode', () => {
  it('is a demo if it has the demo accounts', async () => {
    await layEarlierVersion(database.connection);
    await migrate(database.connection);
    expect(await storedMode()).toBe('demo');
    await start('demo');
  });

  it('is production otherwise, even with the customers of the demo', async () => {
    await layEarlierVersion(database.connection);
    await database.pool.query(`update account set username = replace(username, '@demo.abonat.bg', '@people.example')`);
    await migrate(database.connection);
    expect(await storedMode()).toBe('production');
    await expect(start('demo')).rejects.toThrow(WrongMode);
  });
});
