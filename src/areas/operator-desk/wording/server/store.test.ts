import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { operatorIn } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { findChangedTexts, findHistory, lockWaiting, saveChange, saveText, settleChange } from './store.ts';

let portal: TestPortal;
let operatorId: number;
beforeAll(async () => {
  portal = await openPortal();
  operatorId = await operatorIn(portal, 'words');
});
afterAll(() => portal.close());
beforeEach(() => portal.platform.pool.query('truncate translation, translation_change'));

const now = new Date('2026-11-17T10:00:00Z');
const address = { feature: 'home', language: 'bg', key: 'page' } as const;
const save = (more: object = {}) =>
  inTransaction(portal.platform.db, (tx) =>
    saveChange(tx, {
      ...address,
      from: null,
      to: 'x',
      operatorId,
      now,
      beginsOn: '2026-11-18',
      appliedAt: null,
      ...more,
    }),
  );

it('the texts and the history of another application are not those of the portal', async () => {
  const { db, pool } = portal.platform;
  await inTransaction(db, (tx) => saveText(tx, address, 'x'));
  await save();
  expect(await findChangedTexts(db)).toHaveLength(1);
  expect(await findHistory(db, 'home', 'page')).toHaveLength(1);
  await pool.query(`update translation set application = 'other'`);
  await pool.query(`update translation_change set application = 'other'`);
  expect(await findChangedTexts(db)).toEqual([]);
  expect(await findHistory(db, 'home', 'page')).toEqual([]);
});

it('the history of a text does not contain the same key of another feature', async () => {
  await save({ feature: 'bills' });
  await save();
  expect(await findHistory(portal.platform.db, 'home', 'page')).toHaveLength(1);
});

const undecided = { applied_at: null, cancelled_at: null, problem: null };
it.each([
  ['pending', {}, true],
  ['applied', { applied_at: now }, false],
  ['cancelled', { cancelled_at: now }, false],
  ['failed', { problem: 'unfit' }, false],
])('a change that is %s can be settled: %o, %s', async (_, settled, isFound) => {
  const changeId = await save();
  const found = await inTransaction(portal.platform.db, async (tx) => {
    await settleChange(tx, changeId, { ...undecided, ...settled } as never);
    return lockWaiting(tx, changeId);
  });
  expect(found !== undefined).toBe(isFound);
});
