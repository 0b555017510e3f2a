import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openCards, type CardsPortal } from '#testing/cards.ts';
import { formFields } from '../card-rules.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

describe('adding a card', () => {
  it('whose answer never came is found out server to server', async () => {
    const before = await saved.cards();
    expect(await saved.visit(await saved.begin(), 'silent')).toBeNull();
    expect(await saved.cards()).toEqual(before);
    expect(await saved.lastChange()).toMatchObject({ state: 'saved' });
    expect(await saved.cards()).toHaveLength(before.length + 1);
  });

  it('is found out by the portal alone when the person does not come back', async () => {
    const before = await saved.cards();
    await saved.visit(await saved.begin(), 'silent');
    await saved.portal.pass(15 * 60);
    await saved.portal.runDueJobs();
    await saved.signInAgain();
    expect(await saved.cards()).toHaveLength(before.length + 1);
  });

  it('stays open while the gateway is away, and is settled when it is back', async () => {
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

  it('that is given up is abandoned after a day; an answer that comes still later saves nothing and gives the sum back', async () => {
    const before = await saved.cards();
    const data = await saved.begin();
    await saved.post(data.url, formFields(data.transaction));
    await saved.portal.pass(24 * 3600);
    await saved.portal.runDueJobs();
    await saved.signInAgain();
    expect(await saved.lastChange()).toMatchObject({ state: 'abandoned' });
    const late = await saved.visit(data, 'visa');
    await saved.post(late!.url, late!.fields);
    expect(await saved.cards()).toEqual(before);
    await saved.portal.runDueJobs();
    expect(await saved.isReversed()).toBe(true);
  });
});
