import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { listeners, openMusic, type MusicPortal } from '#testing/music-offer.ts';

const { fresh, prima } = listeners;
const day = 86_400;
let music: MusicPortal;
beforeEach(async () => {
  music = await openMusic();
});
afterEach(() => music.close());

const pass = async (days: number) => {
  await music.portal.pass(days * day);
  await music.portal.runDueJobs();
};
const entriesOf = async (serviceId: string) => {
  const kept = music.portal.platform.db.selectFrom('attention').select('due_on').where('kind', '=', 'trial-ends');
  return (await kept.where('service_id', '=', serviceId).execute()).map(({ due_on }) => due_on);
};

it('the entry of a trial is shown on the last free day, and is cleared after it', async () => {
  await music.who.prove(fresh);
  await music.activate();
  await pass(84);
  await pass(6);
  expect(await entriesOf(fresh)).toEqual([addDays(music.today, 90)]);
  await pass(1);
  expect(await entriesOf(fresh)).toEqual([]);
});

it('the trial of the demo ends, too', async () => {
  expect(await entriesOf('359888100201')).toEqual([addDays(music.today, 12)]);
  await pass(13);
  expect(await entriesOf('359888100201')).toEqual([]);
});

it('the end of a trial clears no entry that was saved for another day', async () => {
  await music.who.prove(fresh);
  await music.activate();
  await pass(84);
  const later = addDays(music.today, 120);
  await music.portal.platform.db
    .updateTable('attention')
    .set({ due_on: later })
    .where('service_id', '=', fresh)
    .where('kind', '=', 'trial-ends')
    .execute();
  await pass(7);
  expect(await entriesOf(fresh)).toEqual([later]);
});

it.each([
  ['of a day before the upgrade is cleared after it', -1, 0],
  ['of the day of the upgrade stays until its end', 0, 1],
])('an entry %s', async (_, days, kept) => {
  const { db, pool } = music.portal.platform;
  const dueOn = addDays(music.today, days);
  await db.updateTable('attention').set({ due_on: dueOn }).where('service_id', '=', prima).execute();
  await pool.query(await readFile('database/migrations/0118-ended-music-trials.sql', 'utf8'));
  await pass(0);
  expect(await entriesOf(prima)).toHaveLength(kept);
  await pass(1);
  expect(await entriesOf(prima)).toEqual([]);
});
