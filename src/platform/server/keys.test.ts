import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { openKeys } from './keys.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

const secret = 'a secret of thirty-two characters';

describe('with a secret of the operator', () => {
  it('the keys follow from it alone, and nothing is stored', async () => {
    expect(await openKeys(database.db, secret)).toEqual(await openKeys(database.db, secret));
    expect(await database.db.selectFrom('generated_secret').selectAll().execute()).toEqual([]);
  });

  it('every use has a key of its own', async () => {
    const { token, code, captcha } = await openKeys(database.db, secret);
    const seen = [token, code].map((key) => Buffer.from(key).toString('base64url'));
    expect(new Set([...seen, captcha]).size).toBe(3);
    expect(token).toHaveLength(32);
  });

  it('another secret gives other keys', async () => {
    const [one, other] = [await openKeys(database.db, secret), await openKeys(database.db, `${secret}!`)];
    expect(one.token).not.toEqual(other.token);
  });
});

it('without a secret all processes on one database agree on the first one made', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => openKeys(database.db, undefined)));
  expect(new Set(opened.map((keys) => keys.captcha)).size).toBe(1);
  expect(await openKeys(database.db, undefined)).toEqual(opened[0]);
});
