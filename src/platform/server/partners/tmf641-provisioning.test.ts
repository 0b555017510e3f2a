import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { startServiceOrdering, type ServiceOrderingServer } from '#testing/service-ordering-server.ts';

const listenerToken = 'the network tells with this';
const eventPath = '/tmf-api/serviceOrdering/v4/listener/serviceOrderStateChangeEvent';

let network: ServiceOrderingServer;
let extras: ExtrasPortal;

beforeAll(async () => {
  network = await startServiceOrdering('of-the-network');
});
afterAll(() => network.close());
beforeEach(async () => {
  Object.assign(network, { calls: [], orders: [], misshapen: [], faults: [], firstState: 'acknowledged' });
  extras = await openExtras('maria', {
    PROVISIONING_KIND: 'tmf641',
    PROVISIONING_URL: network.url,
    PROVISIONING_TOKEN: 'of-the-network',
    PROVISIONING_LISTENER_TOKEN: listenerToken,
  });
});
afterEach(() => extras.close());

const statusOf = async (code: string) => (await extras.extra(numbers.withAll, code)).status;

const itemsSent = () => {
  expect(network.misshapen).toEqual([]);
  return network.orders
    .at(-1)
    ?.serviceOrderItem.map(({ action, quantity, service }) =>
      [
        `${action} ${service.serviceSpecification.id} ×${quantity} of`,
        ...service.serviceCharacteristic.map(({ value }) => String(value)),
      ].join(' '),
    );
};

async function modify(operations: Record<string, 'activate' | 'deactivate'>): Promise<void> {
  const roaming_tariffs = Object.entries(operations).map(([tariff_id, operation]) => ({ tariff_id, operation }));
  const asked = { body: { roaming_tariffs } };
  expect(outcomeOf(await extras.who.call('PATCH', `/roaming/modification/${numbers.withAll}`, asked))).toBe('204');
  await extras.pass(0);
}

async function tell(orderId: string, more: { token?: string; body?: object } = {}) {
  const event = {
    eventId: 'e-1',
    eventTime: '2026-11-15T10:00:00Z',
    eventType: 'ServiceOrderStateChangeEvent',
    event: { serviceOrder: { id: orderId, state: 'completed' } },
  };
  const { statusCode } = await extras.portal.app.inject({
    method: 'POST',
    url: eventPath,
    headers: { authorization: `Bearer ${more.token ?? listenerToken}`, 'content-type': 'application/json' },
    payload: JSON.stringify(more.body ?? event),
  });
  return statusCode;
}

describe('an order to a TMF641 network', () => {
  it('is placed once under an external id and polled by the id of the network until it is completed', async () => {
    expect(outcomeOf(await extras.activate(numbers.withAll, ['20107']))).toBe('202');
    expect(network.calls).toEqual([]);
    await extras.pass(0);
    for (const state of ['inProgress', 'held', 'pending']) {
      network.move(state);
      await extras.pass(15);
      expect(await statusOf('20107')).toBe('InProgress');
    }
    network.move('completed');
    await extras.pass(15);
    expect(await statusOf('20107')).toBe('Active');
    expect(network.misshapen).toEqual([]);
    const [externalId] = network.orders.map((order) => order.externalId);
    expect(network.calls).toEqual([
      `GET /serviceOrder?externalId=${externalId}`,
      'POST /serviceOrder',
      ...Array.from({ length: 4 }, () => 'GET /serviceOrder/so-1'),
    ]);
    await extras.pass(600);
    expect(network.calls).toHaveLength(6);
  });

  it.each(['rejected', 'cancelled', 'failed'])('that is %s is rolled back', async (state) => {
    network.firstState = state;
    await extras.activate(numbers.withAll, ['20107']);
    await extras.pass(0);
    expect(await statusOf('20107')).toBe('Inactive');
  });

  it('that succeeds in part keeps what was set up and rolls back the rest', async () => {
    await extras.activate(numbers.withAll, ['20107', '20109']);
    await extras.pass(0);
    network.move('partial', { '20107': 'completed', '20109': 'failed' });
    await extras.pass(15);
    expect([await statusOf('20107'), await statusOf('20109')]).toEqual(['Active', 'Inactive']);
  });

  it('that changes the main tariff and adds a package is rolled back completely after a partial success', async () => {
    const active = async () => {
      const { body } = await extras.who.call('GET', `/roaming/${numbers.withAll}/eligible`);
      const { roaming_plans } = body as { roaming_plans: { plan_id: string; is_active: boolean }[] };
      return roaming_plans.filter(({ is_active }) => is_active).map(({ plan_id }) => plan_id);
    };
    await modify({ '66866': 'deactivate', '55788': 'activate', '63530': 'activate' });
    expect(itemsSent()).toEqual(['modify 55788 ×1 of 359888100101 66866', 'add 63530 ×1 of 359888100101']);
    network.move('partial', { '55788': 'completed', '63530': 'failed' });
    await extras.pass(15);
    expect(await active()).toEqual(['66866']);
  });

  it('with only removals deletes them', async () => {
    await modify({ '66866': 'deactivate' });
    expect(itemsSent()).toEqual(['delete 66866 ×1 of 359888100101']);
  });

  it('for one more of an active package modifies its quantity', async () => {
    network.firstState = 'completed';
    await modify({ '63530': 'activate' });
    await modify({ '63530': 'activate' });
    expect(itemsSent()).toEqual(['modify 63530 ×2 of 359888100101']);
  });

  it('for another streaming plan modifies the existing one', async () => {
    const body = { msisdn: numbers.withAll, code: '20029', code_to_upgrade_with: '20030' };
    expect(outcomeOf(await extras.call('POST', '/extras/family/upgrade', { body }))).toBe('202');
    await extras.pass(0);
    expect(itemsSent()).toEqual(['modify 20030 ×1 of 359888100101 20029']);
  });

  const swap = (msisdn: string, code: string, more: Record<string, string> = {}) =>
    extras.end(msisdn, { type: 'addon', code, substitutionExtraCode: '20109', ...more });

  it('for another extra on a slot modifies the existing one, which stays after a failure', async () => {
    expect(outcomeOf(await swap(numbers.full, '20103'))).toBe('202');
    await extras.pass(0);
    expect(itemsSent()).toEqual(['modify 20109 ×1 of 359888100102 20103']);
    network.move('failed');
    await extras.pass(15);
    expect((await extras.extra(numbers.full, '20103')).status).toBe('Active');
  });

  it('for another extra on a slot adds it if the existing one stays as a paid one', async () => {
    expect(outcomeOf(await swap(numbers.withAll, '20051', { keepSubscriptionPaid: 'true' }))).toBe('202');
    await extras.pass(0);
    expect(itemsSent()).toEqual(['add 20109 ×1 of 359888100101']);
  });

  it('that the network refuses with a reason is rolled back', async () => {
    network.faults = [null, { status: 400, text: '{"code":"20","reason":"no such specification"}' }];
    await extras.activate(numbers.withAll, ['20107']);
    await extras.pass(0);
    expect(await statusOf('20107')).toBe('Inactive');
  });

  it('in an unknown state, or unknown to the network, waits', async () => {
    await extras.activate(numbers.withAll, ['20107']);
    await extras.pass(0);
    network.move('thinking');
    await extras.pass(15);
    const [order] = network.orders.splice(0);
    await extras.pass(60);
    expect(await statusOf('20107')).toBe('InProgress');
    network.orders.push({ ...order!, state: 'completed' });
    await extras.pass(60);
    expect(await statusOf('20107')).toBe('Active');
  });
});

describe('an event of the network', () => {
  beforeEach(async () => {
    await extras.activate(numbers.withAll, ['20107']);
    await extras.pass(0);
  });

  it('is not trusted, but the order is checked at once', async () => {
    expect(await tell('so-1')).toBe(201);
    await extras.pass(0);
    expect(await statusOf('20107')).toBe('InProgress');
    network.move('completed');
    expect(await tell('so-1')).toBe(201);
    await extras.pass(0);
    expect(await statusOf('20107')).toBe('Active');
  });

  it('that is repeated, late or out of order changes nothing twice', async () => {
    network.move('completed');
    await Promise.all(Array.from({ length: 20 }, () => tell('so-1')));
    await extras.pass(0);
    const asked = network.calls.length;
    const late = { eventId: 'e-0', eventType: 'ServiceOrderStateChangeEvent' };
    expect(await tell('so-1', { body: { ...late, event: { serviceOrder: { id: 'so-1', state: 'failed' } } } })).toBe(
      201,
    );
    await extras.pass(60);
    expect(await statusOf('20107')).toBe('Active');
    expect(network.calls).toHaveLength(asked);
    const notices = await extras.portal.platform.db
      .selectFrom('outbox')
      .select('message_id')
      .where('recipient', '=', numbers.withAll)
      .execute();
    expect(notices.length).toBeLessThanOrEqual(1);
  });

  it('that is lost is not needed', async () => {
    network.move('completed');
    await extras.pass(15);
    expect(await statusOf('20107')).toBe('Active');
  });

  it('about an unknown order is accepted and ignored', async () => {
    expect(await tell('so-99')).toBe(201);
    expect(await statusOf('20107')).toBe('InProgress');
  });

  it('without the token, or in another format, is refused', async () => {
    expect(await tell('so-1', { token: 'a guess' })).toBe(401);
    expect(await tell('so-1', { token: '' })).toBe(401);
    expect(await tell('so-1', { body: { eventType: 'ServiceOrderStateChangeEvent', event: {} } })).toBe(400);
    const answer = await extras.portal.app.inject({ method: 'POST', url: eventPath, payload: {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      code: 'unauthorized',
      reason: 'A valid access token is needed.',
      message: 'A valid access token is needed.',
      status: '401',
    });
  });
});

it('without the token of the listener it does not exist', async () => {
  const { app } = extras.portal;
  expect((await app.inject({ method: 'POST', url: '/tmf-api/elsewhere', payload: {} })).json()).toMatchObject({
    code: 'notFound',
  });
  const plain = await openExtras('maria', { PROVISIONING_KIND: 'tmf641', PROVISIONING_URL: network.url });
  const answer = await plain.portal.app.inject({ method: 'POST', url: eventPath, payload: {} });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});
