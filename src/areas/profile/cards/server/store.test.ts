import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedGateway } from '#platform/server/payment-gateway/embedded-gateway.ts';
import { openCards, type CardsPortal } from '#testing/cards.ts';
import { formFields } from '../rules.ts';
import { handleReversal } from './reverse-authorisation.ts';
import { findStaleVisits } from './store.ts';

let saved: CardsPortal;
beforeAll(async () => {
  saved = await openCards();
});
beforeEach(() => saved.startOver());
afterAll(() => saved.close());

const moment = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(moment.getTime() + seconds * 1000);

describe('a visit that is open for long', () => {
  it.each([
    ['never', null, 1],
    ['long ago', after(-1), 1],
    ['just long enough ago', moment, 1],
    ['a moment ago', after(1), 0],
  ])('and was checked %s is found %#', async (_when, asked_at, count) => {
    const { db } = saved.portal.platform;
    await saved.begin();
    await db
      .updateTable('card_change')
      .set({ created_at: after(-10), asked_at })
      .execute();
    expect(await findStaleVisits(db, { begun: moment, asked: moment })).toHaveLength(count);
  });
});

it('a superseded visit is not the last one', async () => {
  const { db } = saved.portal.platform;
  await saved.begin();
  const [first] = await db.selectFrom('card_change').select('change_id').execute();
  await saved.portal.pass(1);
  await saved.begin();
  await db.updateTable('card_change').set({ state: 'superseded' }).where('change_id', '<>', first!.change_id).execute();
  expect(await saved.lastChange()).toMatchObject({ state: 'open' });
});

describe('a reversal', () => {
  const reverse = (visit: object, hasGateway = true) => {
    const { platform } = saved.portal;
    const gateway = hasGateway ? embeddedGateway(platform) : null;
    return handleReversal(platform, gateway).run({ ...visit, reference: 'any' }, 'job');
  };

  it('is sent to the gateway; without a visit or a gateway nothing is reversed', async () => {
    const data = await saved.begin();
    await saved.post(data.url, formFields(data.transaction));
    const { db } = saved.portal.platform;
    const row = await db.selectFrom('card_change').select(['account_id', 'change_id']).executeTakeFirstOrThrow();
    const visit = { accountId: row.account_id, changeId: row.change_id };
    await reverse({ ...visit, changeId: crypto.randomUUID() });
    await reverse(visit, false);
    expect(await saved.isReversed()).toBe(false);
    await reverse(visit);
    expect(await saved.isReversed()).toBe(true);
  });
});

it('the payment page is open until it has an answer', async () => {
  const data = await saved.begin();
  const { location } = await saved.post(data.url, formFields(data.transaction));
  const page = `/dev/payment-page/${location!.split('/').at(-1)}`;
  const read = async () => (await saved.portal.browser().call('GET', page)).body;
  expect(await read()).toMatchObject({ is_open: true });
  await saved.portal.browser().call('POST', page, { body: { card: 'visa' } });
  expect(await read()).toMatchObject({ is_open: false });
});
