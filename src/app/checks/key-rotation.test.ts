import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction, type Database } from '#platform/server/database/database.ts';
import { enqueueRenewal, renewAll } from '#platform/server/key-rotation/renew-keys.ts';
import { enqueueSecretMessage } from '#platform/server/outbox/enqueue-message.ts';
import { handlePasswordLink } from '#areas/sign-in/server/send-password-link.ts';
import { sentMessages } from '#testing/outbox.ts';
import { apiEnvironment } from '#testing/operator-api.ts';
import { openPortal, openPortalOn, type TestPortal } from '#testing/portal.ts';
import { earlierSecurityCode, expiring, renewed } from '#testing/rotation-samples.ts';
import { keyDependencies } from '../server/key-dependencies.ts';

const randomKey = () => randomBytes(32).toString('base64');
const [oldKey, newKey] = [randomKey(), randomKey()];

/** Processes on one database at each step of a rotation. */
let before: TestPortal;
let prepared: TestPortal;
let switched: TestPortal;
let finished: TestPortal;

beforeAll(async () => {
  before = await openPortal({ ...apiEnvironment, SECRET_KEY: oldKey });
  const beside = (keys: Record<string, string>) => openPortalOn(before.connection, { ...apiEnvironment, ...keys });
  prepared = await beside({ SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey });
  switched = await beside({ SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  finished = await beside({ SECRET_KEY: newKey });
});
afterAll(async () => {
  for (const portal of [finished, switched, prepared, before]) await portal.close();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await before.platform.pool.query('truncate rate_limit');
});
afterEach(() => vi.useRealTimers());

/** A connection that is lost after some statements. */
function failAfter(db: Database, statements: number): Database {
  let sent = 0;
  return db.withPlugin({
    transformQuery({ node }) {
      sent += 1;
      if (sent > statements) throw new Error('stopped');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

const renew = ({ platform }: TestPortal) => renewAll(platform.db, platform.keys, keyDependencies);

describe.each(Object.entries({ ...renewed, ...expiring }))('%s', (name, begin) => {
  it('continues after the key is switched', async () => {
    const goOn = await begin(before);
    expect(await goOn(switched)).toBe(true);
  });

  it('continues in a process that has not switched yet', async () => {
    const goOn = await begin(switched);
    expect(await goOn(prepared)).toBe(true);
  });

  it('of a process that has not switched yet continues in one that has', async () => {
    const goOn = await begin(prepared);
    expect(await goOn(switched)).toBe(true);
  });

  it.skipIf(name === 'a session')('is refused without an error if the old key is missing', async () => {
    const goOn = await begin(before);
    const errors = finished.log.filter((line) => line.includes('"level":50')).length;
    expect(await goOn(finished)).toBe(false);
    expect(finished.log.filter((line) => line.includes('"level":50'))).toHaveLength(errors);
  });
});

describe.each(Object.entries(renewed))('%s', (_name, begin) => {
  it('continues without the old key once it is renewed', async () => {
    const goOn = await begin(before);
    await renew(switched);
    expect(await goOn(finished)).toBe(true);
  });

  it('is still accepted by a process that has not switched when another one renewed it', async () => {
    const goOn = await begin(prepared);
    await renew(switched);
    expect(await goOn(prepared)).toBe(true);
  });

  it('survives parallel renewals', async () => {
    const goOn = await begin(before);
    await Promise.all([renew(switched), renew(switched), renew(switched)]);
    expect(await goOn(finished)).toBe(true);
  });
});

it('a process that starts after the key is switched enqueues the renewal', async () => {
  const { db, pool, keys } = switched.platform;
  const renewals = async () => (await pool.query(`select 1 from scheduled_job where name = 'renew-keys'`)).rowCount;
  await enqueueRenewal(finished.platform.db, finished.platform.keys);
  expect(await renewals()).toBe(0);
  await enqueueRenewal(db, keys);
  expect(await renewals()).toBe(1);
});

describe('a security code of an earlier version of the portal', () => {
  it.each([
    ['after the key is switched', () => switched],
    ['in a process that has not switched yet', () => prepared],
  ] as const)('is accepted %s', async (_when, process) => {
    expect(await (await earlierSecurityCode(before))(process())).toBe(true);
  });

  it('is accepted without the old key once it is renewed', async () => {
    const goOn = await earlierSecurityCode(before);
    await renew(switched);
    expect(await goOn(finished)).toBe(true);
  });
});

describe('a security code', () => {
  it('that was never changed is accepted after several rotations, with the last key only', async () => {
    const [third, fourth] = [randomKey(), randomKey()];
    const goOn = await renewed['a security code']!(before);
    await renew(switched);
    const rotations = [
      { SECRET_KEY: third, SECRET_KEY_PREVIOUS: newKey },
      { SECRET_KEY: fourth, SECRET_KEY_PREVIOUS: third },
    ];
    for (const keys of rotations) {
      const portal = await openPortalOn(before.connection, keys);
      await renew(portal);
      expect(await goOn(portal)).toBe(true);
      await portal.close();
    }
    const last = await openPortalOn(before.connection, { SECRET_KEY: fourth });
    expect(await goOn(last)).toBe(true);
    await last.close();
  });

  it('is not stored under the old key alone after it is renewed: that key verifies nothing', async () => {
    const goOn = await renewed['a security code']!(before);
    await renew(switched);
    expect(await goOn(before)).toBe(false);
  });
});

it('a job that a process with the old key ran before sends no second link for a new password', async () => {
  await before.platform.pool.query('truncate scheduled_job, outbox, sms_part');
  await before
    .browser()
    .call('POST', '/account/auth/password/forgotten', { body: { username: 'maria@demo.abonat.bg' } });
  const job = await before.platform.db.selectFrom('scheduled_job').selectAll().executeTakeFirstOrThrow();
  for (const { platform } of [before, switched, prepared]) {
    await handlePasswordLink(platform).run(job.payload as object, job.job_id);
  }
  expect(await before.platform.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
});

it('guesses of an id count together in processes with either key', async () => {
  const countedAt = async (portal: TestPortal) => {
    const goOn = await expiring['a registration with an entered id']!(portal);
    await goOn(portal);
    const { rows } = await portal.platform.pool.query<{ subject: string }>(
      `select subject from rate_limit where name = 'registration-pairs-per-id' order by subject`,
    );
    return rows.map(({ subject }) => subject);
  };
  const [old] = await countedAt(before);
  const [atPrepared, atSwitched] = [await countedAt(prepared), await countedAt(switched)];
  expect(atSwitched).toHaveLength(2);
  expect(atSwitched).toEqual(atPrepared);
  expect(atSwitched).toContain(old);
});

describe('the renewal', () => {
  it('continues where an interrupted one stopped, over many values', async () => {
    const { db, keys, pool } = before.platform;
    await pool.query('truncate outbox, sms_part');
    const message = { channel: 'sms' as const, body: 'code', createdAt: new Date() };
    await inTransaction(db, async (tx) => {
      for (let number = 0; number < 450; number += 1) {
        await enqueueSecretMessage(tx, { ...message, recipient: `35988${number}` }, keys.storage);
      }
    });
    const messages = keyDependencies.find(({ name }) => name === 'messages with codes or links')!;
    const left = () => messages.countDependent(db, switched.platform.keys, new Date());
    const failing = failAfter(db, 100);
    await expect(messages.renew!(failing, switched.platform.keys)).rejects.toThrow('stopped');
    expect(await left()).toBeLessThan(450);
    expect(await left()).toBeGreaterThan(0);
    await messages.renew!(db, switched.platform.keys);
    expect(await left()).toBe(0);
    const texts = await sentMessages(db, finished.platform.keys.storage);
    expect(texts.filter(({ body }) => body === 'code')).toHaveLength(450);
  });

  it('changes nothing while the new key is only prepared', async () => {
    await renewed['a message with a code']!(switched);
    const stored = () => before.platform.db.selectFrom('outbox').select('sealed').orderBy('message_id').execute();
    const values = await stored();
    await renew(prepared);
    expect(await stored()).toEqual(values);
  });
});
