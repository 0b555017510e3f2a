import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { openDesk } from '#testing/desk.ts';
import type { EventListener } from '#testing/event-listener.ts';
import { catalog, inventory, openHub, party, priceOf, type Hub } from '#testing/hub.ts';
import type { OperatorApi } from '#testing/operator-api.ts';
import { activate, deactivate, travelling } from '#testing/roaming.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let hub: Hub;
let api: OperatorApi;
let listener: EventListener;
beforeAll(async () => {
  hub = await openHub();
  ({ api, listener } = hub);
});
afterAll(() => hub.close());
beforeEach(() => hub.forget());

type Offering = Record<string, unknown>;
type CharacteristicUse = { name: string; productSpecCharacteristicValue: { value: { period_days?: number } }[] };

const priceIn = (offering: Offering) =>
  (offering['productOfferingPrice'] as [{ price: { value: number } }])[0].price.value;
const pricesHeard = () => listener.heard.map(({ event }) => priceIn(event['productOffering']!));
const priceNow = async (code: string) =>
  priceIn((await api.call('GET', `${catalog}/productOffering/extra:${code}`)).body);

function periodsIn(offering: Offering) {
  const uses = offering['prodSpecCharValueUse'] as CharacteristicUse[];
  const offered = uses.find(({ name }) => name === 'tariff_extras')?.productSpecCharacteristicValue ?? [];
  return offered.map(({ value }) => value.period_days);
}

it('an event contains the state at the change of a customer, whenever it is sent', async () => {
  await hub.register(inventory);
  listener.answers = ['hang up', 'hang up'];
  const radost = await api.portal.browser().signIn('radost');
  const path = `/roaming/modification/${travelling.off}`;
  for (const tariff of [activate('66866'), deactivate('66866')]) {
    expect(outcomeOf(await radost.call('PATCH', path, { body: { roaming_tariffs: [tariff] } }))).toBe('204');
    await api.portal.pass(10);
    await api.portal.runDueJobs();
  }
  await api.portal.pass(60);
  await api.portal.runDueJobs();
  const statuses = listener.heard.map(({ event }) => event['product']?.['status']);
  expect(statuses).toEqual(['active', 'terminated']);
});

it('events contain each of several prices that a system sends', async () => {
  await hub.register(catalog);
  for (const value of [1.11, 1.12]) await api.call('PATCH', priceOf('20107'), { price: { value } });
  await api.portal.runDueJobs();
  expect(pricesHeard()).toEqual([1.11, 1.12]);
});

it('events contain each of several prices and offers', async () => {
  await hub.register(catalog);
  const { browser } = await openDesk(api.portal, 'editor');
  const begins_on = sofiaDay(api.portal.platform.clock.now());
  const was = Math.round((await priceNow('20105')) * 100);
  for (const [before, value] of [
    [was, 911],
    [911, 912],
  ]) {
    const change = {
      item: ['20105'],
      adds: false,
      values: [{ field: 'regular_price_cents', was: before, value }],
      begins_on,
    };
    expect((await browser.call('PUT', '/operator/catalogue/extras', { body: change })).status).toBe(204);
  }
  const { pool } = api.portal.platform;
  const { rows: offers } = await pool.query(`select from tariff_extra where code = '20105'`);
  for (const days of [5, 6]) {
    await pool.query(`update tariff_extra set period_days = $1 where code = '20105'`, [days]);
  }
  await api.portal.runDueJobs();
  await api.portal.runDueJobs();
  expect(pricesHeard().slice(0, 3)).toEqual([9.11, 9.12, 9.12]);
  const ofOffers = listener.heard.slice(2).map(({ event }) => periodsIn(event['productOffering']!));
  expect(ofOffers).toHaveLength(2 * offers.length);
  expect(ofOffers.slice(0, offers.length)).toEqual(offers.map(() => offers.map(() => 5)));
  expect(ofOffers.at(-1)).toEqual(offers.map(() => 6));
});

it('the data of an event is deleted after delivery', async () => {
  await hub.register(party);
  const person = { id: '8000000088', fullName: 'Само Докато Трябва' };
  await api.call('POST', `${party}/individual`, person);
  const { pool } = api.portal.platform;
  const kept = async () => (await pool.query(`select from operator_event e where e::text like '%Само Докато%'`)).rows;
  expect(await kept()).toHaveLength(1);
  await api.portal.runDueJobs();
  expect(listener.heard).toMatchObject([{ event: { individual: person } }]);
  expect(await kept()).toEqual([]);
});
