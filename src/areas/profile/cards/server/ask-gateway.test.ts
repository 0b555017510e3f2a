import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCards, type CardsPortal } from '#testing/cards.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';
import { deleteExpired } from '#platform/server/jobs/clean-up.ts';
import { formFields } from '../rules.ts';
import { handleStaleVisits } from './ask-gateway.ts';
import { retentionOfProfile } from '../../server/retention.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('adding a card', () => {
  it('without an answer of the page is settled server to server', async () => {
    const before = await saved.cards();
    expect(await saved.visit(await saved.begin(), 'silent')).toBeNull();
    expect(await saved.cards()).toEqual(before);
    expect(await saved.lastChange()).toMatchObject({ state: 'saved' });
    expect(await saved.cards()).toHaveLength(before.length + 1);
  });

  it('is settled by the portal alone if the user does not return', async () => {
    const before = await saved.cards();
    await saved.visit(await saved.begin(), 'silent');
    await saved.portal.pass(15 * 60);
    await saved.portal.runDueJobs();
    await saved.signInAgain();
    expect(await saved.cards()).toHaveLength(before.length + 1);
  });

  it('stays open while the gateway is unavailable, and is settled afterwards', async () => {
    await saved.portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'payment-gateway', subject: '*', fault: 'down' })
      .execute();
    await saved.visit(await saved.begin(), 'silent');
    expect(await saved.lastChange()).toMatchObject({ state: 'open' });
    await saved.portal.platform.pool.query('truncate partner_fault');
    await saved.portal.pass(3);
    expect(await saved.lastChange()).toMatchObject({ state: 'saved' });
  });

  const state = async () =>
    (await saved.portal.platform.db.selectFrom('card_change').select('state').executeTakeFirst())?.state;
  const passAndRun = async (seconds: number) => {
    await saved.portal.pass(seconds);
    await saved.portal.runDueJobs();
  };

  it('is abandoned after half an hour; a later answer saves nothing and reverses the amount', async () => {
    stopRealTime();
    const before = await saved.cards();
    const data = await saved.begin();
    await saved.post(data.url, formFields(data.transaction));
    await passAndRun(15 * 60);
    expect(await state()).toBe('open');
    await passAndRun(15 * 60);
    await saved.signInAgain();
    expect(await saved.lastChange()).toMatchObject({ state: 'abandoned' });
    const late = await saved.visit(data, 'visa');
    await saved.post(late!.url, late!.fields);
    expect(await saved.cards()).toEqual(before);
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
  });

  it('that was abandoned is checked once more before the gateway deletes it, and a late approval is reversed', async () => {
    const before = await saved.cards();
    const data = await saved.begin();
    await saved.post(data.url, formFields(data.transaction));
    await passAndRun(15 * 60);
    await passAndRun(15 * 60);
    expect(await state()).toBe('abandoned');
    await saved.visit(data, 'silent');
    expect(await saved.isReversed()).toBe(false);
    await passAndRun(23 * 3600);
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
    await saved.signInAgain();
    expect(await saved.cards()).toEqual(before);
  });

  it('is not abandoned while the gateway does not answer, until the gateway has deleted the visit', async () => {
    await saved.portal.platform.db
      .insertInto('partner_fault')
      .values({ partner: 'payment-gateway', subject: '*', fault: 'down' })
      .execute();
    await saved.begin();
    for (let quarter = 0; quarter < 95; quarter++) await passAndRun(15 * 60);
    expect(await state()).toBe('open');
    await passAndRun(15 * 60);
    expect(await state()).toBe('abandoned');
  });

  it('whose job was lost is found by the hourly job and abandoned', async () => {
    await saved.begin();
    await saved.portal.platform.pool.query('truncate scheduled_job');
    await passAndRun(3600);
    expect(await state()).toBe('open');
    await handleStaleVisits(saved.portal.platform).run({}, 'hourly');
    await passAndRun(0);
    expect(await state()).toBe('abandoned');
  });

  it('is deleted after a week if it failed, otherwise after 90 days', async () => {
    const { db, pool, clock } = saved.portal.platform;
    for (let i = 0; i < 3; i++) await saved.begin();
    const ids = await db.selectFrom('card_change').select('change_id').execute();
    for (const [at, state] of ['abandoned', 'superseded', 'saved'].entries()) {
      await db
        .updateTable('card_change')
        .set({ state, settled_at: clock.now() })
        .where('change_id', '=', ids[at]!.change_id)
        .execute();
    }
    const states = async () => (await pool.query('select state from card_change')).rows as object[];
    await saved.portal.pass(7 * 24 * 3600 + 1);
    await deleteExpired(db, clock.now(), retentionOfProfile);
    expect(await states()).toEqual([{ state: 'saved' }]);
    await saved.portal.pass(83 * 24 * 3600);
    await deleteExpired(db, clock.now(), retentionOfProfile);
    expect(await states()).toEqual([]);
  });
});
