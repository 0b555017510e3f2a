import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, type OpenFreshDatabase } from '#testing/open-fresh-database.ts';
import { openKeys } from './keys.ts';

let database: OpenFreshDatabase;

beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.remove());

const secret = 'a secret of thirty-two characters';
const given = (secretKey: string | undefined) => ({
  secretKey,
  previousSecretKey: undefined,
  nextSecretKey: undefined,
  appMode: 'demo' as const,
  partnerSites: { capital: '/my-a1/dev/partner/capital', dnevnik: '/my-a1/dev/partner/dnevnik' },
  partnerKeys: {},
  protectionKey: undefined,
});

describe('with a secret of the operator', () => {
  it('all keys are derived from it and nothing is stored', async () => {
    expect(await openKeys(database.db, given(secret))).toEqual(await openKeys(database.db, given(secret)));
    expect(await database.db.selectFrom('generated_secret').selectAll().execute()).toEqual([]);
  });

  it('every purpose has its own key', async () => {
    const { token, code, storage, captcha, knownBrowser, protection } = await openKeys(database.db, given(secret));
    const seen = [token.current, code.current, storage.current, knownBrowser.current, protection].map((key) =>
      Buffer.from(key).toString('base64url'),
    );
    expect(new Set([...seen, captcha.current]).size).toBe(6);
    expect(token.current).toHaveLength(32);
  });

  it('every demo partner has its own key, and production has none by default', async () => {
    const { partners } = await openKeys(database.db, given(secret));
    expect(partners['capital']?.['capital:demo']).toHaveLength(32);
    expect(partners['capital']?.['capital:demo']).not.toEqual(partners['dnevnik']?.['dnevnik:demo']);
    const production = await openKeys(database.db, { ...given(secret), appMode: 'production' });
    expect(production.partners).toEqual({});
  });

  it('the key of the protection service can be configured', async () => {
    const protectionKey = new Uint8Array(32).fill(5);
    expect((await openKeys(database.db, { ...given(secret), protectionKey })).protection).toEqual(protectionKey);
  });

  it('the previous and the next secret produce the keys that they produce alone', async () => {
    const [previousSecretKey, nextSecretKey] = [`${secret} before`, `${secret} after`];
    const rotating = await openKeys(database.db, { ...given(secret), previousSecretKey, nextSecretKey });
    const alone = {
      current: await openKeys(database.db, given(secret)),
      previous: await openKeys(database.db, given(previousSecretKey)),
      next: await openKeys(database.db, given(nextSecretKey)),
    };
    for (const use of [
      'ids',
      'token',
      'code',
      'storage',
      'operatorApi',
      'payment',
      'knownBrowser',
      'captcha',
    ] as const) {
      for (const version of ['current', 'previous', 'next'] as const) {
        expect(rotating[use][version]).toEqual(alone[version][use].current);
      }
    }
    expect(rotating.protection).toEqual(alone.current.protection);
  });

  it('another secret produces other keys', async () => {
    const [one, other] = [await openKeys(database.db, given(secret)), await openKeys(database.db, given(`${secret}!`))];
    expect(one.token).not.toEqual(other.token);
  });
});

it('without a secret all processes on one database use the first generated one', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => openKeys(database.db, given(undefined))));
  expect(new Set(opened.map((keys) => keys.captcha.current)).size).toBe(1);
  expect(await openKeys(database.db, given(undefined))).toEqual(opened[0]);
});
