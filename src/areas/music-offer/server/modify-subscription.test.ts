import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#platform/clock.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { listeners, openMusic, type MusicPortal } from '#testing/music-offer.ts';

const { fresh, listening, ending, prima, expired } = listeners;
let music: MusicPortal;
beforeEach(async () => {
  music = await openMusic();
});
afterEach(() => music.close());

describe('activation', () => {
  it('starts the free days of the subscriber type [MU-001, MU-003, MU-024, MU-033, MU-040]', async () => {
    expect(outcomeOf(await music.activate())).toBe('400 EC_Verification_Failed');
    await music.who.prove(fresh);
    expect(outcomeOf(await music.activate())).toBe('204');
    expect(await music.status()).toMatchObject({
      status: 'Active',
      date_of_subscription: music.today,
      end_date_of_free_period: addDays(music.today, 90),
      renewal_date: addDays(music.today, 91),
    });
    expect(outcomeOf(await music.activate())).toBe('409 EC_Already_Active');
    const inbox = (await music.who.browser.call('GET', '/dev/inbox', { query: { to: fresh } })).body as {
      text: string;
    }[];
    expect(inbox[0]?.text).toContain('„Ноти“ е активна');
  });

  it('after the recognition of the line needs no code [MU-002]', async () => {
    music.who.browser.cookies.set('demo_line', fresh);
    await music.who.recognise();
    expect(outcomeOf(await music.activate())).toBe('204');
  });

  it('of a stopped subscription that still runs cancels its end and keeps its free days [MU-022]', async () => {
    await music.who.prove(ending);
    expect(outcomeOf(await music.activate())).toBe('204');
    expect(await music.status()).toMatchObject({
      status: 'Active',
      deactivation_date: null,
      date_of_subscription: addDays(music.today, -70),
      end_date_of_free_period: addDays(music.today, 20),
    });
  });

  it('after the free days costs from today: they are granted once [MU-027, MU-028]', async () => {
    await music.who.prove(expired);
    expect(outcomeOf(await music.activate())).toBe('204');
    const now = (await music.status()) as { end_date_of_free_period: string; renewal_date: string };
    expect(now.end_date_of_free_period < music.today).toBe(true);
    expect(now.renewal_date > music.today).toBe(true);
    const inbox = (await music.who.browser.call('GET', '/dev/inbox', { query: { to: expired } })).body as {
      text: string;
    }[];
    expect(inbox[0]?.text).toContain('Таксата е');
  });

  it('on the last free day is free until its end', async () => {
    const { pool } = music.portal.platform;
    await pool.query('update music_subscription set free_until = $1 where service_id = $2', [music.today, expired]);
    await music.who.prove(expired);
    expect(outcomeOf(await music.activate())).toBe('204');
    const inbox = await music.who.browser.call('GET', '/dev/inbox', { query: { to: expired } });
    expect((inbox.body as { text: string }[])[0]?.text).toContain('не плащаш');
    const { rows } = await pool.query('select free_until from purchase where service_id = $1', [expired]);
    expect(rows).toEqual([{ free_until: music.today }]);
  });

  it.each([
    [7, 0],
    [8, 1],
  ])('with %i free days left schedules %i reminders', async (days, reminders) => {
    const { db, pool } = music.portal.platform;
    const freeUntil = addDays(music.today, days);
    await pool.query('update music_subscription set free_until = $1 where service_id = $2', [freeUntil, expired]);
    await music.who.prove(expired);
    await music.activate();
    const jobs = await db.selectFrom('scheduled_job').selectAll().where('name', '=', 'music-trial-reminder').execute();
    expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(expired))).toHaveLength(reminders);
  });

  it('accepts no unique id of another browser', async () => {
    const stranger = music.another();
    await music.who.prove(fresh);
    const answer = await stranger.call('POST', '/music/activate', { body: { unique_id: music.who.uniqueId } });
    expect(outcomeOf(answer)).toBe('400 EC_Verification_Failed');
    expect(await music.status()).toMatchObject({ status: 'NotSubscribed' });
  });

  it('under concurrent requests happens once, and the same key gets the same answer [MU-040]', async () => {
    await music.who.prove(fresh);
    const words = (await Promise.all(Array.from({ length: 40 }, () => music.activate()))).map(outcomeOf);
    expect(words.filter((word) => word === '204')).toHaveLength(1);
    const other = music.another();
    await other.prove(ending);
    const keyed = await Promise.all(
      Array.from({ length: 20 }, () => music.activate(other, { 'idempotency-key': 'one-and-the-same' })),
    );
    expect(new Set(keyed.map(outcomeOf))).toEqual(new Set(['204']));
  });

  it('is refused while the partner is down, and changes nothing', async () => {
    await music.who.prove(fresh);
    await music.portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'music', subject: '*', fault: 'down' })
      .execute();
    expect(outcomeOf(await music.activate())).toBe('503 EC_Partner_Unavailable');
    expect(await music.status()).toMatchObject({ status: 'NotSubscribed' });
  });
});

describe('deactivation', () => {
  it('keeps the free days [MU-021, MU-041]', async () => {
    await music.who.prove(listening);
    expect(outcomeOf(await music.deactivate())).toBe('204');
    expect(await music.status()).toMatchObject({ status: 'Deactivated', deactivation_date: addDays(music.today, 58) });
    expect(outcomeOf(await music.deactivate())).toBe('409 EC_Already_Inactive');
  });

  it('accepts the unique id from the header or the body, and from no other browser [MU-041]', async () => {
    await music.who.prove(listening);
    const path = '/digital-extras-swap/music/activate';
    const bare = (body?: object) => music.who.browser.call('DELETE', path, body ? { body } : {});
    expect(outcomeOf(await bare())).toBe('400 EC_Invalid_Request');
    expect(outcomeOf(await bare({ unique_id: 'another-unique-id-of-nobody' }))).toBe('400 EC_Invalid_Request');
    expect(
      outcomeOf(await music.portal.browser().call('DELETE', path, { body: { unique_id: music.who.uniqueId } })),
    ).toBe('400 EC_Invalid_Request');
    expect(
      outcomeOf(
        await music.who.call('DELETE', '/music/activate', { body: { unique_id: 'not-the-one-in-the-header' } }),
      ),
    ).toBe('400 EC_Verification_Failed');
    expect(outcomeOf(await music.who.call('DELETE', '/music/activate'))).toBe('204');
    await music.activate();
    expect(outcomeOf(await bare({ unique_id: music.who.uniqueId }))).toBe('204');
  });

  it('with the unique id only in the body runs once under its Idempotency-Key', async () => {
    await music.who.prove(listening);
    const stop = () =>
      music.who.browser.call('DELETE', '/digital-extras-swap/music/activate', {
        body: { unique_id: music.who.uniqueId },
        headers: { 'idempotency-key': 'the-key-of-one-press' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, stop));
    expect([...new Set(answers.map(outcomeOf)), outcomeOf(await stop())]).toEqual(['204', '204']);
  });

  it('clears the attention entry on home', async () => {
    await music.who.prove(prima);
    await music.deactivate();
    const waiting = music.portal.platform.db.selectFrom('attention').select('kind').where('service_id', '=', prima);
    expect(await waiting.execute()).toEqual([]);
  });
});
