import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordKeyUse } from '#platform/server/key-rotation/key-use.ts';
import { renewAll } from '#platform/server/key-rotation/renew-keys.ts';
import { reportRotation } from '#platform/server/key-rotation/rotation-report.ts';
import { apiEnvironment } from '#testing/operator-api.ts';
import { openPortal, openPortalOn, type TestPortal } from '#testing/portal.ts';
import { expiring, renewed } from '#testing/rotation-samples.ts';
import { expiringKeyUses, keyDependencies } from '../server/key-dependencies.ts';
import { describeRotation } from './describe-rotation.ts';

const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
let before: TestPortal;
let switched: TestPortal;

beforeAll(async () => {
  before = await openPortal({ ...apiEnvironment, SECRET_KEY: oldKey });
  switched = await openPortalOn(before.connection, { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey });
  await recordKeyUse(before.platform);
});
afterAll(async () => {
  await switched.close();
  await before.close();
});

const report = ({ platform }: TestPortal) =>
  reportRotation(platform, { dependencies: keyDependencies, expiringUses: expiringKeyUses });

const stillNeeded = async () =>
  (await report(switched))!.stored.filter(({ count }) => count > 0).map(({ name }) => name);

it('reports no rotation without a previous key', async () => {
  expect(describeRotation(await report(before))).toBe('SECRET_KEY_PREVIOUS is not set: no rotation is in progress.');
});

it('counts what needs the previous key, until it is renewed, expires and is not in use any more', async () => {
  for (const begin of Object.values(renewed)) await begin(before);
  await expiring['a registration with an entered id']!(before);
  expect(await stillNeeded()).toEqual([
    'security codes',
    'messages with codes or links',
    'addresses of push messages',
    'pending router changes',
    'ids in registrations',
    'registrations in progress',
    'second factors of operators',
    'second factors of operators who enrol',
  ]);

  await renewAll(switched.platform.db, switched.platform.keys, keyDependencies);
  expect(await stillNeeded()).toEqual(['registrations in progress']);

  await switched.pass(23 * 3600);
  const early = (await report(switched))!;
  expect(early.isRemovable).toBe(false);
  expect(early.expiring.filter(({ isOver }) => !isOver).map(({ name }) => name)).toEqual([
    'answers to repeated requests',
    'cookies of known browsers',
    'counters of guessed ids',
  ]);
  expect(describeRotation(early)).toContain('SECRET_KEY_PREVIOUS is still needed.');

  await switched.pass(3600 + 60);
  const late = (await report(switched))!;
  expect(late.stored.every(({ count }) => count === 0)).toBe(true);
  expect(late.isRemovable).toBe(true);
  expect(describeRotation(late)).toMatch(/  cookies of known browsers: until .*Z, may be lost: /);
  expect(describeRotation(late)).toMatch(/\n\nSECRET_KEY_PREVIOUS can be removed\.$/);
});

it('starts to count again when a process still uses the previous key', async () => {
  await switched.platform.pool.query('update secret_key_use set last_used_at = $1', [switched.platform.clock.now()]);
  expect((await report(switched))!.isRemovable).toBe(false);
});

it('counts from the first use of the new key if no use of the previous one was recorded', async () => {
  await switched.platform.pool.query('truncate secret_key_use');
  expect((await report(switched))!.isRemovable).toBe(false);
  await recordKeyUse(switched.platform);
  await switched.pass(24 * 3600);
  expect((await report(switched))!.isRemovable).toBe(true);
});

it('does not allow the removal while a stored value needs the previous key, however late it is', async () => {
  await renewed['a message with a code']!(before);
  expect((await report(switched))!.isRemovable).toBe(false);
  await renewAll(switched.platform.db, switched.platform.keys, keyDependencies);
  expect((await report(switched))!.isRemovable).toBe(true);
});
