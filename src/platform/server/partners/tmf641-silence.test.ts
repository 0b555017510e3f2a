import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { startServiceOrdering, type Fault, type ServiceOrderingServer } from '#testing/service-ordering-server.ts';
import { inTransaction } from '../database/database.ts';
import { tmf641Provisioning } from './tmf641-provisioning.ts';

const token = 'of-the-network';
let network: ServiceOrderingServer;
let portal: TestPortal;

beforeAll(async () => {
  network = await startServiceOrdering(token);
  portal = await openPortal();
});
afterAll(async () => {
  await portal.close();
  await network.close();
});

const silence: [string, Fault][] = [
  ['hangs up', 'hang up'],
  ['never answers', 'never'],
  ['takes the order and loses the answer', 'lose the answer'],
  ['fails', { status: 500, text: '' }],
  ['is asked too often', { status: 429, text: '' }],
  ['refuses without a reason', { status: 400, text: '<html>' }],
  ['knows no token', { status: 401, text: '{"code":"401","reason":"token"}' }],
  ['leads elsewhere', { status: 302, text: '' }],
  ['answers no JSON', { status: 200, text: 'fine' }],
  ['answers an order without a state', { status: 201, text: '{"id":"so-1"}' }],
  ['answers the order of somebody else', { status: 201, text: '{"id":"so-7","externalId":"x","state":"completed"}' }],
  ['answers null', { status: 200, text: 'null' }],
];
it.each(silence)('an order to a network that %s waits, and is placed once', async (_, fault) => {
  const { db, clock } = portal.platform;
  const waiting = (timeoutMs: number) => tmf641Provisioning({ url: network.url, token, clock, timeoutMs });
  const provisioning = waiting(30_000);
  const first = fault === 'never' ? waiting(200) : provisioning;
  network.firstState = 'completed';
  for (const before of [[], [null]]) {
    const requestId = randomUUID();
    const order = { requestId, serviceId: '359888100101', codes: ['20107'] };
    await inTransaction(db, (tx) => provisioning.order(tx, order));
    network.orders = [];
    network.faults = [...before, fault];
    expect(await first.outcome(db, requestId)).toEqual({ state: 'waiting', askAgainAt: expect.any(Date) as Date });
    expect(await provisioning.outcome(db, requestId)).toEqual({ state: 'done', failed: [] });
    expect(network.orders).toHaveLength(1);
  }
});
