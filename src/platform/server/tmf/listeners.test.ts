import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOperatorApi, type OperatorApi } from '#testing/operator-api.ts';

let api: OperatorApi;
beforeAll(async () => {
  api = await openOperatorApi();
});
afterAll(() => api.close());

const pid = '7001019991';
const path = '/party/v4/listener/individualAttributeValueChangeEvent';

const tell = (eventId: string, eventTime: string, fullName: string, more: object = {}) =>
  api.call('POST', path, {
    eventId,
    eventTime,
    eventType: 'IndividualAttributeValueChangeEvent',
    event: { individual: { id: pid, fullName } },
    ...more,
  });
const nameNow = async () =>
  ((await api.call('GET', `/party/v4/individual/${pid}`)).body as { fullName?: string }).fullName;

it('an event creates a party and returns 201', async () => {
  expect((await tell('e1', '2026-11-15T10:00:00Z', 'Първо име')).status).toBe(201);
  expect(await nameNow()).toBe('Първо име');
});

it('a late older event has no effect, a newer one does', async () => {
  expect((await tell('e3', '2026-11-15T10:02:00Z', 'Трето име')).status).toBe(201);
  expect((await tell('e2', '2026-11-15T10:01:00Z', 'Второ име')).status).toBe(201);
  expect(await nameNow()).toBe('Трето име');
});

it('a repeated event has no effect, another one of the same time does', async () => {
  expect((await tell('e4', '2026-11-15T10:02:00Z', 'Четвърто име')).status).toBe(201);
  expect((await tell('e3', '2026-11-15T10:02:00Z', 'Трето име')).status).toBe(201);
  expect(await nameNow()).toBe('Четвърто име');
});

it('twenty parallel copies make one change', async () => {
  const count = async () =>
    (await api.portal.platform.db.selectFrom('operator_change').select('change_id').execute()).length;
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 20 }, () => tell('e5', '2026-11-15T10:05:00Z', 'Пето име')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await count()).toBe(before + 1);
});

it('an earlier event does not undo a later patch', async () => {
  await api.call('PATCH', `/party/v4/individual/${pid}`, { fullName: 'Поправено име' });
  expect((await tell('e6', '2026-11-15T10:06:00Z', 'Старо име')).status).toBe(201);
  expect(await nameNow()).toBe('Поправено име');
});

it('a refused event may be sent again', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await tell('e7', later, '')).status).toBe(400);
  expect((await tell('e7', later, 'Късно име')).status).toBe(201);
  expect(await nameNow()).toBe('Късно име');
});

it.each([
  { eventTime: 'yesterday' },
  { eventTime: '2026-13-45T10:00:00Z' },
  { eventType: 'IndividualCreateEvent' },
  { event: {} },
  { event: { individual: { id: pid, fullName: 'x', colour: 'red' } } },
])('an event like %j is refused', async (more) => {
  const later = new Date(Date.now() + 7_200_000).toISOString();
  expect((await tell('e8', later, 'x', more)).status).toBe(400);
});

it.each([
  '/productCatalogManagement/v4/listener/productOfferingCreateEvent',
  '/productCatalogManagement/v4/listener/productOfferingAttributeValueChangeEvent',
  '/productCatalogManagement/v4/listener/productOfferingStateChangeEvent',
  '/productCatalogManagement/v4/listener/productOfferingPriceAttributeValueChangeEvent',
  '/party/v4/listener/individualCreateEvent',
  '/party/v4/listener/individualStateChangeEvent',
  '/party/v4/listener/organizationCreateEvent',
  '/party/v4/listener/organizationAttributeValueChangeEvent',
  '/productInventory/v4/listener/productCreateEvent',
  '/productInventory/v4/listener/productAttributeValueChangeEvent',
  '/productInventory/v4/listener/productStateChangeEvent',
])('%s accepts events', async (listener) => {
  expect(await api.call('POST', listener, {})).toMatchObject({ status: 400, body: { code: 'invalidBody' } });
});
