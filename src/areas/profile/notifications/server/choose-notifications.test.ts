import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());

const types = async (headers = {}) =>
  (await maria.call('GET', '/mobile-integration/notifications/types', { headers })).body;
const choose = (what: 'subscribe' | 'unsubscribe', notification_type_id: number) =>
  maria.call('POST', `/mobile-integration/notifications/${what}`, { body: { notification_type_id } });

it('type 1 is information and 2 is marketing, and marketing is off by default [PR-004, PR-052, PR-055, PR-056, PR-065, PR-103]', async () => {
  expect(await types()).toEqual([
    { id: 1, description: 'Информация за услугите, сметките и профила ти', is_subscribed: true },
    { id: 2, description: 'Оферти и новини', is_subscribed: false },
  ]);
  expect(await types({ 'accept-language': 'en' })).toMatchObject([
    { description: 'Information about your services, bills and profile' },
    { description: 'Offers and news' },
  ]);
});

it('users subscribe and unsubscribe [PR-104, PR-105]', async () => {
  const marketing = async () => (await types()) as { id: number; is_subscribed: boolean }[];
  expect((await choose('subscribe', 2)).status).toBe(204);
  expect(await marketing()).toMatchObject([
    { id: 1, is_subscribed: true },
    { id: 2, is_subscribed: true },
  ]);
  expect((await choose('unsubscribe', 2)).status).toBe(204);
  expect(await marketing()).toMatchObject([
    { id: 1, is_subscribed: true },
    { id: 2, is_subscribed: false },
  ]);
});

it.each([0, 3, 1.5, '2', null])('an unknown type %s is refused', async (id) => {
  expect((await choose('subscribe', id as number)).status).toBe(400);
});
