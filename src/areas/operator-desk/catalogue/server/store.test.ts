import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { operatorIn } from '#testing/desk.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { beginChangeJob, handleBeginChange } from './begin-change.ts';
import { lockWaiting, saveChange, settleChange } from './store.ts';

let portal: TestPortal;
let changeId: number;
beforeAll(async () => {
  portal = await openPortal();
  const operatorId = await operatorIn(portal, 'schedules');
  const change = { kind: 'extras', item: ['20106'], changes: { position: 7 }, beginsOn: '2026-11-18', now };
  changeId = await inTransaction(portal.platform.db, (tx) =>
    saveChange(tx, { ...change, operatorId, appliedAt: null }),
  );
});
afterAll(() => portal.close());

const now = new Date('2026-11-17T10:00:00Z');
const undecided = { applied_at: null, cancelled_at: null, problem: null };

it.each([
  ['pending', {}, true],
  ['applied', { applied_at: now }, false],
  ['cancelled', { cancelled_at: now }, false],
  ['failed', { problem: '{}' }, false],
])('a change that is %s can be settled: %o, %s', async (_, settled, isFound) => {
  const found = await inTransaction(portal.platform.db, async (tx) => {
    await settleChange(tx, changeId, { ...undecided, ...settled } as never);
    return lockWaiting(tx, changeId);
  });
  expect(found !== undefined).toBe(isFound);
});

it('a change of a resource that is no longer edited is not applied', async () => {
  await inTransaction(portal.platform.db, (tx) => settleChange(tx, changeId, undecided as never));
  await handleBeginChange(portal.platform, []).run({ changeId }, beginChangeJob.name);
  expect(await inTransaction(portal.platform.db, (tx) => lockWaiting(tx, changeId))).toBeDefined();
});
