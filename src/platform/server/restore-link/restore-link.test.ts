import { expect, it } from 'vitest';
import { openFreshDatabase } from '#testing/open-fresh-database.ts';
import { inTransaction } from '../database/database.ts';
import { eraseTime, lastRestoreDay, saveRestoreLink } from './restore-link.ts';

it.each([
  ['in the morning', '2026-11-16T07:00:00Z', '2026-11-30', '2026-11-30T22:00:00Z'],
  ['a minute after midnight in Sofia', '2026-11-15T22:01:00Z', '2026-11-30', '2026-11-30T22:00:00Z'],
  ['a minute before midnight in Sofia', '2026-11-16T21:59:00Z', '2026-11-30', '2026-11-30T22:00:00Z'],
  ['before the clocks change', '2026-10-20T09:00:00Z', '2026-11-03', '2026-11-03T22:00:00Z'],
])('a profile closed %s can be restored until the end of the announced day', (_when, closed, lastDay, erased) => {
  expect(lastRestoreDay(new Date(closed))).toBe(lastDay);
  expect(eraseTime(new Date(closed))).toEqual(new Date(erased));
});

it('a profile gets no link from the moment when it is erased', async () => {
  const database = await openFreshDatabase();
  const closedAt = new Date('2026-11-16T07:00:00Z');
  const linkAt = (now: Date) =>
    inTransaction(database.db, (tx) =>
      saveRestoreLink(tx, { accountId: 7, closedAt }, { origin: 'https://portal.example', now }),
    );
  const erased = eraseTime(closedAt);
  expect(await linkAt(new Date(erased.getTime() - 1))).toMatchObject({ lastDay: '2026-11-30' });
  expect(await linkAt(erased)).toBeNull();
  await database.remove();
});
