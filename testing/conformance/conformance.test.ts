// Validates every answer, event and order of /tmf-api against the official definitions: npm run conformance -- FOLDER

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeServiceOrder } from '#platform/server/partners/service-order.ts';
import { numbers, openExtras } from '../extras.ts';
import { catalog, inventory, openHub, party, priceOf, type Hub } from '../hub.ts';
import { startServiceOrdering } from '../service-ordering-server.ts';
import { readDefinitions } from './definitions.ts';

const definitions = readDefinitions(process.env['CONFORMANCE_FOLDER'] ?? '');
const base = '/tmf-api';

describe('the operator API', () => {
  let hub: Hub;
  beforeAll(async () => {
    hub = await openHub();
  });
  afterAll(() => hub.close());

  /** All violations of the definitions in a test. */
  let faults: string[];
  beforeEach(() => {
    faults = [];
  });

  async function call(method: string, path: string, body?: object, headers?: Record<string, string>) {
    const answer = await hub.api.call(method, path, body, headers);
    for (const fault of definitions.faultsOfAnswer(method, `${base}${path}`, answer.status, answer.body)) {
      faults.push(`${method} ${path} ${answer.status}: ${fault}`);
    }
    return answer;
  }

  /** Addresses with the filter that their lists require. */
  const resources: [path: string, filter: string][] = [
    [`${catalog}/category`, ''],
    [`${catalog}/productSpecification`, ''],
    [`${catalog}/productOffering`, ''],
    [`${catalog}/productOfferingPrice`, ''],
    [`${party}/individual`, ''],
    [`${party}/organization`, ''],
    [`${inventory}/product`, '&relatedParty.id=8307099971'],
  ];

  it.each(resources)('%s: lists, single resources and refusals', async (path, filter) => {
    const items = (await call('GET', `${path}?limit=100${filter}`)).body as { id: string }[];
    expect(items.length).toBeGreaterThan(0);
    for (const { id } of items) await call('GET', `${path}/${encodeURIComponent(id)}`);
    await call('GET', `${path}/${encodeURIComponent('extra:0')}`);
    await call('GET', `${path}?limit=none`);
    await call('GET', path, undefined, { authorization: '' });
    expect(faults).toEqual([]);
  });

  it.each([
    [`${catalog}/productOffering/extra:20107`, { description: 'Нов текст' }],
    [priceOf('20107'), { price: { value: 5.55 } }],
    [`${party}/individual/8307099971`, { fullName: 'Мария Петрова Иванова' }],
  ])('PATCH %s: changed and refused', async (path, change) => {
    await call('PATCH', path, change);
    await call('PATCH', path, { id: 'another' });
    expect(faults).toEqual([]);
  });

  it('POST: created and refused', async () => {
    await call('POST', `${party}/individual`, { id: '7001019991', fullName: 'Нов Човек' });
    await call('POST', `${party}/individual`, {});
    expect(faults).toEqual([]);
  });

  it.each([catalog, party, inventory])('%s/hub: registered, removed and refused', async (path) => {
    const body = { callback: `${hub.listener.url}/events` };
    const { id } = (await call('POST', `${path}/hub`, body)).body as { id: string };
    await call('POST', `${path}/hub`, { callback: 'nowhere' });
    await call('DELETE', `${path}/hub/${id}`);
    await call('DELETE', `${path}/hub/${id}`);
    expect(faults).toEqual([]);
  });

  it('events match the listeners of the definitions', async () => {
    await hub.forget();
    const apis: Record<string, string> = { ProductOffering: catalog, Individual: party, Product: inventory };
    for (const path of Object.values(apis)) await hub.register(path);
    await hub.api.call('PATCH', priceOf('20107'), { price: { value: 6.66 } });
    await hub.api.call('PATCH', `${party}/individual/8307099971`, { fullName: 'Мария Иванова' });
    const maria = await hub.api.portal.browser().signIn('maria');
    const body = { msisdn: numbers.withAll, codes: ['20107'] };
    await maria.call('POST', '/digital-extras-swap/extras/activate', { body });
    await hub.api.portal.runDueJobs();
    expect(hub.listener.heard.length).toBeGreaterThan(2);
    const faultsOfEvents = hub.listener.heard.map((event) => {
      const [, resource = '', rest] = /^(Product(?:Offering)?|Individual)(\w+Event)$/.exec(event.eventType) ?? [];
      const name = `${resource.charAt(0).toLowerCase()}${resource.slice(1)}${rest}`;
      return definitions.faultsOfRequest('POST', `${base}${apis[resource]}/listener/${name}`, event);
    });
    expect(faultsOfEvents.flat()).toEqual([]);
  });
});

describe('service orders', () => {
  const contents = {
    requestId: '0b0e0f7e-8a4f-4a44-9d5c-0d1b6f9a1c11',
    serviceId: numbers.withAll,
    orderedAt: '2026-11-15T10:00:00.000Z',
  };

  it.each([
    ['add', { codes: ['20107', '20108'], removes: [], modifies: [] }],
    ['delete', { codes: [], removes: ['20107', '20108'], modifies: [] }],
    ['modify', { codes: ['55788'], removes: ['66866'], modifies: [{ code: '55788', replaces: '66866' }] }],
    ['modify', { codes: ['63540'], removes: [], modifies: [{ code: '63540', quantity: 1, ends: 'P-1' }] }],
    ['delete', { codes: ['55788'], removes: ['66866'], modifies: [] }],
  ])('%s items match the definitions: %#', (action, more) => {
    const order = writeServiceOrder({ ...contents, ...more });
    expect(order.serviceOrderItem.map((item) => item.action)).toContain(action);
    expect(definitions.faultsOfRequest('POST', `${base}/serviceOrdering/v4/serviceOrder`, order)).toEqual([]);
  });

  it('that users cause match the definitions', async () => {
    const network = await startServiceOrdering('of-the-network');
    const extras = await openExtras('maria', {
      PROVISIONING_KIND: 'tmf641',
      PROVISIONING_URL: network.url,
      PROVISIONING_TOKEN: 'of-the-network',
    });
    await extras.activate(numbers.withAll, ['20107']);
    await extras.pass(0);
    const roaming_tariffs = [{ tariff_id: '66866', operation: 'activate' }];
    await extras.who.call('PATCH', `/roaming/modification/${numbers.withAll}`, { body: { roaming_tariffs } });
    await extras.pass(0);
    expect(network.orders.length).toBeGreaterThan(0);
    for (const { id: _id, state: _state, ...order } of network.orders) {
      expect(definitions.faultsOfRequest('POST', `${base}/serviceOrdering/v4/serviceOrder`, order)).toEqual([]);
    }
    await extras.close();
    await network.close();
  });
});
