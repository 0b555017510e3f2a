import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { listeners, openMusic, type MusicPortal } from '#testing/music-offer.ts';

const { fresh } = listeners;
let music: MusicPortal;
beforeEach(async () => {
  music = await openMusic();
});
afterEach(() => music.close());

it('a week before the last free day the user is reminded, unless the subscription was stopped', async () => {
  const stopped = music.another();
  await music.who.prove(fresh);
  await music.activate();
  await stopped.prove('359888100302');
  await music.activate(stopped);
  await music.deactivate(stopped);
  await music.portal.pass(84 * 86_400);
  await music.portal.runDueJobs();
  const db = music.portal.platform.db;
  const waiting = await db
    .selectFrom('attention')
    .select(['service_id', 'due_on'])
    .where('kind', '=', 'trial-ends')
    .execute();
  expect(waiting).toContainEqual({ service_id: fresh, due_on: addDays(music.today, 90) });
  expect(waiting.map(({ service_id }) => service_id)).not.toContain('359888100302');
  const sent = await db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', fresh)
    .orderBy('message_id', 'desc')
    .execute();
  expect(sent[0]?.body).toContain('Безплатният ти период');
});

it.each([
  ['on the last free day', 0, 1],
  ['after the last free day', -1, 0],
])('a job that runs %s, in %i days, reminds %i times', async (_, days, reminders) => {
  const { db, pool, clock } = music.portal.platform;
  await music.who.prove(fresh);
  await music.activate();
  await music.portal.pass(84 * 86_400);
  const freeUntil = addDays(sofiaDay(clock.now()), days);
  await pool.query('update music_subscription set free_until = $1 where service_id = $2', [freeUntil, fresh]);
  await music.portal.runDueJobs();
  const kept = db.selectFrom('attention').select('due_on').where('kind', '=', 'trial-ends');
  expect(await kept.where('service_id', '=', fresh).execute()).toHaveLength(reminders);
});

it('a subscription that was stopped and started again in its free period is reminded of once', async () => {
  await music.who.prove(fresh);
  await music.activate();
  await music.deactivate();
  await music.activate();
  await music.portal.pass(84 * 86_400);
  await music.portal.runDueJobs();
  const sent = await music.portal.platform.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', fresh)
    .where('body', 'like', '%Безплатният ти период%')
    .execute();
  expect(sent).toHaveLength(1);
});
