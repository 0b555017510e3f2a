// Validates every answer, event and order of /tmf-api against the official definitions: npm run conformance -- FOLDER

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeServiceOrder } from '#platform/server/partners/service-order.ts';
import { partlyPaid, savedCard } from '../bills.ts';
import { numbers, openExtras } from '../extras.ts';
import {
  billManagement,
  catalog,
  inventory,
  listenerEnvironment,
  listenerToken,
  openHub,
  party,
  payments,
  priceOf,
  type Hub,
} from '../hub.ts';
import { startServiceOrdering } from '../service-ordering-server.ts';
import { readDefinitions } from './definitions.ts';
import { documentedDeviations, documentedOperations } from './documented.ts';

const definitions = readDefinitions(process.env['CONFORMANCE_FOLDER'] ?? '');
const base = '/tmf-api';

const documented = new Set(documentedDeviations());
const found = new Set<string>();

/** The violations that docs/tmf.md does not state; lists and events contain the same attributes. */
function undocumented(faults: readonly string[]): string[] {
  return faults.filter((fault) => {
    const stated = [...documented].find((each) => fault === each || fault.endsWith(`.${each}`));
    if (stated !== undefined) found.add(stated);
    return stated === undefined;
  });
}

it('docs/tmf.md has a row for every operation of the definitions', () => {
  const apis = [catalog, party, inventory, billManagement, payments, '/serviceOrdering/v4', '/troubleTicket/v4'].map(
    (api) => `${base}${api}/`,
  );
  const defined = definitions.operations.filter((operation) => apis.some((api) => operation.includes(` ${api}`)));
  const rowsOf = (areDefined: boolean) =>
    documentedOperations()
      .filter(({ result }) => result.endsWith('not defined') !== areDefined)
      .map(({ method, path }) => `${method} ${base}${path}`);
  expect(rowsOf(true).toSorted()).toEqual(defined.toSorted());
  expect(rowsOf(false).filter((row) => defined.includes(row))).toEqual([]);
});

describe('the operator API', () => {
  let hub: Hub;
  beforeAll(async () => {
    hub = await openHub({ PUBLIC_URL: 'https://my.operator.example', ...listenerEnvironment });
  });
  afterAll(() => hub.close());

  /** All violations of the definitions in a test. */
  let faults: string[];
  beforeEach(() => {
    faults = [];
  });

  async function call(method: string, path: string, body?: object, headers?: Record<string, string>) {
    const answer = await hub.api.call(method, path, body, headers);
    const violations = definitions.faultsOfAnswer(method, `${base}${path}`, answer.status, answer.body);
    for (const fault of undocumented(violations)) faults.push(`${method} ${path} ${answer.status}: ${fault}`);
    return answer;
  }

  const resources = [
    `${catalog}/category`,
    `${catalog}/productSpecification`,
    `${catalog}/productOffering`,
    `${catalog}/productOfferingPrice`,
    `${party}/individual`,
    `${party}/organization`,
    `${inventory}/product`,
    `${billManagement}/customerBill`,
    `${billManagement}/appliedCustomerBillingRate`,
    `${payments}/payment`,
  ];

  it.each(resources)('%s: lists, single resources and refusals', async (path) => {
    const items = (await call('GET', `${path}?limit=100`)).body as { id: string }[];
    expect(items.length).toBeGreaterThan(0);
    expect((await call('GET', `${path}?limit=1&sort=-id`)).status).toBe(206);
    for (const { id } of items) await call('GET', `${path}/${encodeURIComponent(id)}`);
    await call('GET', `${path}/${encodeURIComponent('extra:0')}`);
    await call('GET', `${path}?limit=none`);
    await call('GET', path, undefined, { authorization: '' });
    await call('POST', path, {});
    await call('DELETE', `${path}/${encodeURIComponent(items[0]!.id)}`);
    expect(faults).toEqual([]);
  });

  it.each([
    [`${catalog}/productOffering/extra:20107`, { description: 'Нов текст' }],
    [priceOf('20107'), { price: { value: 5.55 } }],
    [`${party}/individual/8307099971`, { fullName: 'Мария Петрова Иванова' }],
    [`${inventory}/product/${numbers.withAll}`, { status: 'active' }],
  ])('PATCH %s: changed and refused', async (path, change) => {
    expect((await call('PATCH', path, change)).status).toBe(200);
    await call('PATCH', path, { id: 'another' });
    expect(faults).toEqual([]);
  });

  it.each([
    [`${party}/individual`, { id: '7001019991', givenName: 'Нов', familyName: 'Човек' }],
    [`${party}/organization`, { id: '205000998', tradingName: 'Нова фирма' }],
    [`${inventory}/product`, { id: `${numbers.withAll}:roamingPlan:66866`, status: 'terminated' }],
    [
      `${payments}/payment`,
      {
        correlatorId: 't-1',
        account: { id: 'M1000101' },
        payer: { id: '8307099971' },
        paymentMethod: { '@type': 'cash' },
        paymentItem: [{ item: { id: `8307099971:${partlyPaid}` }, totalAmount: { value: 1 } }],
        totalAmount: { value: 1 },
      },
    ],
  ])('POST %s: created with the mandatory attributes and the id', async (path, sent) => {
    expect((await call('POST', path, sent)).status).toBe(201);
    expect(faults).toEqual([]);
  });

  it.each(resources)('POST and PATCH %s accept an unchanged resource', async (path) => {
    const [first] = (await call('GET', `${path}?limit=1`)).body as { id: string }[];
    const posted = await call('POST', path, first);
    const patched = await call('PATCH', `${path}/${encodeURIComponent(first!.id)}`, first);
    expect([201, 405]).toContain(posted.status);
    expect([200, 405]).toContain(patched.status);
    expect(faults).toEqual([]);
  });

  it.each([catalog, party, inventory, billManagement, payments])(
    '%s/hub: registered, removed and refused',
    async (path) => {
      const body = { callback: `${hub.listener.url}/events` };
      const { id } = (await call('POST', `${path}/hub`, body)).body as { id: string };
      await call('POST', `${path}/hub`, { callback: 'nowhere' });
      await call('DELETE', `${path}/hub/${id}`);
      await call('DELETE', `${path}/hub/${id}`);
      expect(faults).toEqual([]);
    },
  );

  const partner = { authorization: `Bearer ${listenerToken}` };
  const ticket = ['/troubleTicket/v4/listener', 'troubleTicket'] as const;

  it.each<readonly [string, string, string, object, Record<string, string>]>([
    [`${party}/listener`, 'individual', 'StateChangeEvent', { id: '8307099971', fullName: 'Мария И.' }, {}],
    [`${catalog}/listener`, 'productOffering', 'StateChangeEvent', { id: 'extra:20107', description: 'Текст' }, {}],
    [`${inventory}/listener`, 'product', 'StateChangeEvent', { id: numbers.withAll, status: 'active' }, {}],
    ['/serviceOrdering/v4/listener', 'serviceOrder', 'StateChangeEvent', { id: 'so-1', state: 'completed' }, partner],
    [...ticket, 'StatusChangeEvent', { id: 'T-1', status: 'resolved' }, partner],
    [...ticket, 'AttributeValueChangeEvent', { id: 'T-1', note: [] }, partner],
    [...ticket, 'InformationRequiredEvent', { id: 'T-1' }, partner],
    [...ticket, 'ResolvedEvent', { id: 'T-1' }, partner],
  ])('%s: events of %s (%s) are accepted and refused', async (path, resource, kind, sent, headers) => {
    const eventType = `${resource.charAt(0).toUpperCase()}${resource.slice(1)}${kind}`;
    const event = { eventId: 'e-1', eventTime: '2026-11-15T10:00:00Z', eventType, event: { [resource]: sent } };
    expect((await call('POST', `${path}/${resource}${kind}`, event, headers)).status).toBe(201);
    await call('POST', `${path}/${resource}${kind}`, {}, headers);
    expect(faults).toEqual([]);
  });

  it('events match the listeners of the definitions', async () => {
    await hub.forget();
    const apis: Record<string, string> = {
      ProductOffering: catalog,
      Individual: party,
      Product: inventory,
      Payment: payments,
    };
    for (const path of Object.values(apis)) await hub.register(path);
    await hub.api.call('PATCH', priceOf('20107'), { price: { value: 6.66 } });
    await hub.api.call('PATCH', `${party}/individual/8307099971`, { fullName: 'Мария Иванова' });
    const maria = await hub.api.portal.browser().signIn('maria');
    const body = { msisdn: numbers.withAll, codes: ['20107'] };
    await maria.call('POST', '/digital-extras-swap/extras/activate', { body });
    const paid = { bills: [partlyPaid], card: savedCard, amount: 1 };
    await maria.call('POST', '/billing/payments', { body: paid });
    await hub.api.portal.runDueJobs();
    await hub.api.portal.runDueJobs();
    expect(hub.listener.heard.map(({ eventType }) => eventType)).toContain('PaymentCreateEvent');
    expect(hub.listener.heard.length).toBeGreaterThan(2);
    const faultsOfEvents = hub.listener.heard.map((event) => {
      const [, resource = '', rest] =
        /^(Product(?:Offering)?|Individual|Payment)(\w+Event)$/.exec(event.eventType) ?? [];
      const name = `${resource.charAt(0).toLowerCase()}${resource.slice(1)}${rest}`;
      return undocumented(definitions.faultsOfRequest('POST', `${base}${apis[resource]}/listener/${name}`, event));
    });
    expect(faultsOfEvents.flat()).toEqual([]);
  });

  it('every deviation that docs/tmf.md states exists', () => {
    expect([...found].toSorted()).toEqual([...documented].toSorted());
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
