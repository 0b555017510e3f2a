import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformMessages } from '#platform/messages.ts';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { readTexts } from './read-texts.ts';

let database: OpenFreshDatabase;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

it.each([
  ['of another language', 'portal', 'en'],
  ['of another application', 'shop', 'bg'],
])('a changed text %s is not used', async (_whose, application, language) => {
  const before = await readTexts(database.db, platformMessages, 'bg');
  await database.pool.query(
    `insert into translation (application, feature, language, key, text) values ($1, $2, $3, $4, 'changed')`,
    [application, platformMessages.feature, language, 'push.bills'],
  );
  expect(await readTexts(database.db, platformMessages, 'bg')).toEqual(before);
});
