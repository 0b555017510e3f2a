import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

type ReceivedRequest = { method: string; path: string; token: string | undefined; body: unknown };

/** The operator's network: returns the prepared answers in turn and records the requests. */
let network: Server;
let asked: ReceivedRequest[] = [];
let answers: { status: number; body?: unknown }[] = [];
let extras: ExtrasPortal;

beforeAll(async () => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      token: request.headers.authorization,
      body: JSON.parse(await text(request)) as unknown,
    });
    const { status, body } = answers.shift() ?? { status: 200, body: { state: 'done', failed: [] } };
    response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body));
  };
  network = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => network.listen(0, '127.0.0.1', listening));
});
afterAll(() => network.close());

beforeEach(async () => {
  asked = [];
  answers = [];
  const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}/bss/`;
  extras = await openExtras('maria', { PROVISIONING_URL: url, PROVISIONING_TOKEN: 'of-the-network' });
});
afterEach(() => extras.close());

const statusOf = async (code: string) => (await extras.extra(numbers.withAll, code)).status;

it("an order goes to the operator's network under its own id and is done when the network reports it", async () => {
  answers = [{ status: 202, body: { state: 'waiting' } }];
  expect(outcomeOf(await extras.activate(numbers.withAll, ['20107']))).toBe('202');
  expect(asked).toEqual([]);
  await extras.pass(0);
  expect(asked).toEqual([
    {
      method: 'PUT',
      path: expect.stringMatching(/^\/bss\/orders\/[0-9a-f-]{36}$/) as string,
      token: 'Bearer of-the-network',
      body: { service_id: numbers.withAll, codes: ['20107'] },
    },
  ]);
  expect(await statusOf('20107')).toBe('InProgress');
  await extras.pass(15);
  expect(new Set(asked.map(({ path }) => path)).size).toBe(1);
  expect(await statusOf('20107')).toBe('Active');
});

it.each([
  ['answers with an error', { status: 500 }],
  ['sends an unknown answer', { status: 200, body: { state: 'perhaps' } }],
])('an order to a network that %s waits and is checked again', async (_, answer) => {
  answers = [answer];
  await extras.activate(numbers.withAll, ['20107']);
  await extras.pass(0);
  expect(await statusOf('20107')).toBe('InProgress');
  await extras.pass(60);
  expect(await statusOf('20107')).toBe('Active');
});

it('an order to an unreachable network waits and blocks nothing', async () => {
  const unreachable = await openExtras('maria', { PROVISIONING_URL: 'http://127.0.0.1:1' });
  await unreachable.activate(numbers.withAll, ['20107']);
  await unreachable.pass(0);
  expect((await unreachable.extra(numbers.withAll, '20107')).status).toBe('InProgress');
  expect(outcomeOf(await unreachable.activate(numbers.full, ['20108']))).toBe('202');
  await unreachable.close();
});

it('codes that fail in the network, and refused orders, are rolled back', async () => {
  answers = [{ status: 200, body: { state: 'done', failed: ['20107'] } }, { status: 422 }];
  await extras.activate(numbers.withAll, ['20107']);
  await extras.pass(0);
  expect(await statusOf('20107')).toBe('Inactive');
  await extras.activate(numbers.withAll, ['20109']);
  await extras.pass(0);
  expect(await statusOf('20109')).toBe('Inactive');
});

it('an order with removals lists them, and one failure rolls back all of it', async () => {
  const maria = extras.who;
  const tariffs = [
    { tariff_id: '66866', operation: 'deactivate' },
    { tariff_id: '55788', operation: 'activate' },
  ];
  const active = async () => {
    const { body } = await maria.call('GET', `/roaming/${numbers.withAll}/eligible`);
    const { roaming_plans } = body as { roaming_plans: { plan_id: string; is_active: boolean }[] };
    return roaming_plans.filter(({ is_active }) => is_active).map(({ plan_id }) => plan_id);
  };
  const change = () =>
    maria.call('PATCH', `/roaming/modification/${numbers.withAll}`, { body: { roaming_tariffs: tariffs } });
  answers = [{ status: 200, body: { state: 'done', failed: ['66866'] } }, { status: 422 }];
  for (let turn = 0; turn < 2; turn++) {
    expect(outcomeOf(await change())).toBe('204');
    await extras.pass(0);
    expect(await active()).toEqual(['66866']);
  }
  await change();
  await extras.pass(0);
  expect(await active()).toEqual(['55788']);
  expect(asked[0]?.body).toEqual({
    service_id: numbers.withAll,
    codes: ['55788'],
    removes: ['66866'],
    modifies: [{ code: '55788', replaces: '66866' }],
  });
});

it('an order for another extra on a slot names the replaced one, which stays after a failure', async () => {
  answers = [{ status: 200, body: { state: 'done', failed: ['20109'] } }];
  const swap = () => extras.end(numbers.full, { type: 'addon', code: '20103', substitutionExtraCode: '20109' });
  const standing = async () => (await extras.extra(numbers.full, '20103')).status;
  expect(outcomeOf(await swap())).toBe('202');
  await extras.pass(0);
  expect(asked[0]?.body).toEqual({
    service_id: numbers.full,
    codes: ['20109'],
    modifies: [{ code: '20109', replaces: '20103' }],
  });
  expect(await standing()).toBe('Active');
  await swap();
  await extras.pass(0);
  expect(await standing()).toBe('Inactive');
});

it('an order for one more package, or for the end of one, contains the new quantity', async () => {
  const more = () =>
    extras.who.call('PATCH', `/roaming/modification/${numbers.withAll}`, {
      body: { roaming_tariffs: [{ tariff_id: '63530', operation: 'activate' }] },
    });
  for (let turn = 0; turn < 2; turn++) {
    expect(outcomeOf(await more())).toBe('204');
    await extras.pass(0);
  }
  const ends = `${asked[0]!.path.split('/').at(-1)}-63530`;
  const end = { tariff_id: '63530', operation: 'deactivate', package_id: ends };
  const asksEnd = { body: { roaming_tariffs: [end] } };
  expect(outcomeOf(await extras.who.call('PATCH', `/roaming/modification/${numbers.withAll}`, asksEnd))).toBe('204');
  await extras.pass(0);
  expect(asked.map(({ body }) => body)).toEqual([
    { service_id: numbers.withAll, codes: ['63530'] },
    { service_id: numbers.withAll, codes: ['63530'], modifies: [{ code: '63530', quantity: 2 }] },
    { service_id: numbers.withAll, codes: ['63530'], modifies: [{ code: '63530', quantity: 1, ends }] },
  ]);
});
