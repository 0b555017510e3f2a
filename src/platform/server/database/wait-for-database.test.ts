import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseLine, type DatabaseLine } from '#testing/database-line.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { waitForDatabase } from './wait-for-database.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

it('waits for an unavailable database and logs it once', async () => {
  const gone = await openDatabaseLine(fresh.connection);
  gone.close();
  const said: string[] = [];
  const lines: Promise<DatabaseLine>[] = [];
  await waitForDatabase(gone.connection, (line) => {
    said.push(line);
    lines.push(openDatabaseLine(fresh.connection, gone.port));
  });
  expect(said).toEqual(['waiting for the database']);
  for (const line of await Promise.all(lines)) line.close();
});

it('throws permanent errors at once', async () => {
  const said: string[] = [];
  const wrong = { ...fresh.connection, connectionString: undefined, database: 'no_such_database' };
  await expect(waitForDatabase(wrong, (line) => said.push(line))).rejects.toThrow(/no_such_database/);
  expect(said).toEqual([]);
});
