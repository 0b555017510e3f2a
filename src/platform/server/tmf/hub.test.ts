import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { openDesk } from '#testing/desk.ts';
import { startEventListener, type EventListener } from '#testing/event-listener.ts';
import { callbackToken, catalog, inventory, openHub, party, priceOf, type Hub } from '#testing/hub.ts';
import { openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';
import type { Browser } from '#testing/portal.ts';
import { load, ndjson } from '#testing/import-folders.ts';
import { stopRealTime } from '#testing/stop-real-time.ts';

const number = '359888100101';

let hub: Hub;
let api: OperatorApi;
let listener: EventListener;
let maria: Browser;
beforeAll(async () => {
  hub = await openHub();
  ({ api, listener } = hub);
  maria = await api.portal.browser().signIn('maria');
});
afterAll(() => hub.close());
beforeEach(() => hub.forget());

const register: Hub['register'] = (...of) => hub.register(...of);
const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const types = () => listener.heard.map(({ eventType }) => eventType);

const activate = (code: string) =>
  maria.call('POST', '/digital-extras-swap/extras/activate', { body: { msisdn: number, codes: [code] } });

describe('a listener', () => {
  it('is registered with 201, called with its token, and removed with 204', async () => {
    const registered = await register(catalog, { query: 'eventType=ProductOfferingAttributeValueChangeEvent' });
    expect(registered).toMatchObject({
      status: 201,
      body: {
        id: expect.any(String) as string,
        callback: `${listener.url}/events?to=us`,
        query: 'eventType=ProductOfferingAttributeValueChangeEvent',
      },
    });
    await api.call('PATCH', priceOf('20107'), { price: { value: 7.01 } });
    await api.portal.runDueJobs();
    expect(listener.misshapen).toEqual([]);
    expect(listener.tokens).toEqual([`Bearer ${callbackToken}`]);
    expect(listener.heard).toMatchObject([
      {
        eventType: 'ProductOfferingAttributeValueChangeEvent',
        event: { productOffering: { id: 'extra:20107', productOfferingPrice: [{ price: { value: 7.01 } }] } },
      },
    ]);
    const path = `${catalog}/hub/${idOf(registered)}`;
    expect((await api.call('DELETE', path, undefined, hub.reader)).status).toBe(204);
    expect((await api.call('DELETE', path, undefined, hub.reader)).status).toBe(404);
    await api.call('PATCH', priceOf('20107'), { price: { value: 7.02 } });
    await api.portal.runDueJobs();
    expect(listener.heard).toHaveLength(1);
  });

  it('cannot be removed by another client or at another API', async () => {
    const id = idOf(await register(catalog));
    expect((await api.call('DELETE', `${catalog}/hub/${id}`)).status).toBe(404);
    expect((await api.call('DELETE', `${inventory}/hub/${id}`, undefined, hub.reader)).status).toBe(404);
    expect((await api.call('DELETE', `${catalog}/hub/${id}`, undefined, hub.reader)).status).toBe(204);
  });

  it.each([
    ['at a host that is not configured', { callback: 'http://169.254.169.254/latest/meta-data' }],
    ['at another port', { callback: 'http://127.0.0.1:1/events' }],
    ['with a password in it', { callback: 'http://user:pass@127.0.0.1' }],
    ['with another scheme', { callback: 'file:///etc/passwd' }],
    ['that is invalid', { callback: 'somewhere' }],
    ['with an unknown query', { query: 'productOffering.name=x' }],
    ['with events of another API', { query: 'eventType=ProductCreateEvent' }],
    ['with fields outside the specification', { colour: 'red' }],
  ])('%s is refused with 400', async (_, body) => {
    expect(await register(catalog, body)).toMatchObject({ status: 400, body: { code: 'invalidBody' } });
  });

  it('needs the read scope of its events', async () => {
    const { access_token } = (await api.tokenFor('reader', { scope: 'catalog:read' })).body as { access_token: string };
    const statusAt = async (path: string) =>
      (await register(path, {}, { authorization: `Bearer ${access_token}` })).status;
    expect([await statusAt(inventory), await statusAt(party), await statusAt(catalog)]).toEqual([403, 403, 201]);
    expect((await api.call('POST', `${inventory}/hub`, {}, { authorization: '' })).status).toBe(401);
  });

  it('is one of at most twenty, also in parallel registrations', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => register(catalog)));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((each) => each === 201).length, statuses.filter((each) => each === 409).length]).toEqual([
      20, 5,
    ]);
  });
});

describe('an event', () => {
  it("is sent for every step of a customer's change", async () => {
    await register(inventory);
    expect((await activate('20107')).status).toBe(202);
    await api.portal.runDueJobs();
    const id = `${number}:extra:20107`;
    expect(listener.heard.at(-1)).toMatchObject({ event: { product: { id, status: 'pendingActive' } } });
    await api.portal.pass(10);
    await api.portal.runDueJobs();
    expect(listener.heard.at(-1)).toMatchObject({
      eventType: 'ProductStateChangeEvent',
      event: { product: { id, '@type': 'Product', status: 'active', productOffering: { id: 'extra:20107' } } },
    });
    expect(listener.misshapen).toEqual([]);
  });

  it('is sent for a change at the desk', async () => {
    await register(catalog);
    const { browser } = await openDesk(api.portal, 'editor');
    const { body } = await api.call('GET', `${catalog}/productOffering/extra:20106`);
    const [{ price }] = (body as { productOfferingPrice: [{ price: { value: number } }] }).productOfferingPrice;
    const values = [{ field: 'regular_price_cents', was: Math.round(price.value * 100), value: 812 }];
    const begins_on = sofiaDay(api.portal.platform.clock.now());
    const change = { item: ['20106'], adds: false, values, begins_on };
    expect((await browser.call('PUT', '/operator/catalogue/extras', { body: change })).status).toBe(204);
    await api.portal.runDueJobs();
    expect(listener.heard).toMatchObject([
      { event: { productOffering: { id: 'extra:20106', productOfferingPrice: [{ price: { value: 8.12 } }] } } },
    ]);
  });

  it('is sent to the other systems, never back to its sender', async () => {
    await register(party);
    await register(party, {}, {});
    const person = { id: '8000000077', fullName: 'Нов Човек' };
    await api.call('POST', `${party}/individual`, person);
    await api.call('POST', `${party}/individual`, person);
    await api.call('PATCH', `${party}/individual/${person.id}`, { fullName: 'Друго Име' });
    await api.portal.runDueJobs();
    expect(types()).toEqual(['IndividualCreateEvent', 'IndividualAttributeValueChangeEvent']);
  });

  it('is not sent for an import', async () => {
    await register(inventory);
    const code = '20110';
    const line = { service_id: '359888100102', code, status: 'Inactive', period_state: 'Free', price_cents: 1 };
    const { counts } = await load(api.portal.connection, { 'service-extras.ndjson': ndjson(line) });
    expect(counts).toMatchObject([{ changed: 1 }]);
    await api.portal.runDueJobs();
    expect(listener.heard).toEqual([]);
  });

  it('is sent in order and repeated until it is accepted', async () => {
    stopRealTime();
    await register(catalog);
    listener.answers = ['hang up', 503, 302];
    for (const value of [1.01, 1.02]) await api.call('PATCH', priceOf('20107'), { price: { value } });
    await api.portal.runDueJobs();
    for (const seconds of [5, 10, 20]) {
      expect(listener.heard).toEqual([]);
      await api.portal.pass(seconds - 1);
      await api.portal.runDueJobs();
      expect(listener.heard).toEqual([]);
      await api.portal.pass(1);
      await api.portal.runDueJobs();
    }
    expect(types()).toHaveLength(2);
    expect(new Set(listener.heard.map(({ eventId }) => eventId)).size).toBe(2);
    expect(await waiting()).toBe(0);
  });

  it('is retried soon after a failure that follows a success', async () => {
    await register(catalog);
    for (const value of [1.31, 1.32, 1.33]) {
      listener.answers = ['hang up'];
      await api.call('PATCH', priceOf('20107'), { price: { value } });
      await api.portal.runDueJobs();
      await api.portal.pass(5);
      await api.portal.runDueJobs();
    }
    expect(types()).toHaveLength(3);
  });

  it('is not sent to a host that was removed from the settings', async () => {
    await register(catalog);
    const elsewhere = await startEventListener();
    await api.portal.platform.pool.query('update operator_listener set callback = $1', [`${elsewhere.url}/events`]);
    await api.call('PATCH', priceOf('20107'), { price: { value: 1.41 } });
    await api.portal.runDueJobs();
    await elsewhere.close();
    expect([elsewhere.heard, elsewhere.misshapen, await waiting()]).toEqual([[], [], 1]);
  });

  it('is repeated under its id after a lost answer', async () => {
    await register(catalog);
    listener.answers = ['lose the answer'];
    await api.call('PATCH', priceOf('20107'), { price: { value: 2.01 } });
    await api.portal.runDueJobs();
    await api.portal.pass(5);
    await api.portal.runDueJobs();
    expect(listener.heard).toHaveLength(2);
    expect(listener.heard[0]!.eventId).toBe(listener.heard[1]!.eventId);
  });

  it('is sent once by parallel workers', async () => {
    await register(catalog);
    for (const value of [3.01, 3.02, 3.03]) await api.call('PATCH', priceOf('20107'), { price: { value } });
    await Promise.all(Array.from({ length: 4 }, () => api.portal.runDueJobs()));
    await api.portal.pass(60);
    await api.portal.runDueJobs();
    expect(listener.heard).toHaveLength(3);
  });

  it('is not lost when a worker dies', async () => {
    await register(catalog);
    await api.call('PATCH', priceOf('20107'), { price: { value: 4.01 } });
    const { pool } = api.portal.platform;
    await pool.query(`update operator_listener set held_until = now() + interval '1 hour'`);
    await api.portal.runDueJobs();
    expect(listener.heard).toEqual([]);
    await pool.query(`update operator_listener set held_until = now()`);
    await api.portal.pass(60);
    await api.portal.runDueJobs();
    expect(listener.heard).toHaveLength(1);
  });
});

const waiting = async () =>
  (await api.portal.platform.db.selectFrom('operator_event').select('place').execute()).length;

it('deleting anything else is refused with 405 and an alternative', async () => {
  for (const [path, reason] of [
    [`${catalog}/productOffering/extra:20107`, 'is_withdrawn'],
    [`${catalog}/category/extra`, 'part of the portal'],
    [priceOf('20107'), 'goes with its offering'],
    [`${party}/individual/8307099971`, 'close their profile'],
    [`${inventory}/product/${number}`, 'terminated'],
  ] as const) {
    const { status, body, headers } = await api.call('DELETE', path);
    expect({ path, status, body }).toMatchObject({ status: 405, body: { code: 'methodNotAllowed' } });
    expect((body as { message: string }).message).toContain(reason);
    expect(headers['allow']).toContain('GET');
  }
});

it('a listener is called without a token if none is set', async () => {
  const without = await openHub({ OPERATOR_API_CALLBACK_TOKEN: '' });
  await without.register(catalog, { query: 'eventType=ProductOfferingAttributeValueChangeEvent' });
  await without.api.call('PATCH', priceOf('20107'), { price: { value: 7.03 } });
  await without.api.portal.runDueJobs();
  expect(without.listener.heard).toHaveLength(1);
  expect(without.listener.tokens).toEqual([undefined]);
  await without.close();
});

it('without hosts for callbacks there is no hub', async () => {
  const without = await openOperatorApi();
  expect((await without.call('POST', `${catalog}/hub`, { callback: 'https://oss.example/' })).status).toBe(404);
  await without.close();
});
