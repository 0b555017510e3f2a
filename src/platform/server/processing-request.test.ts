import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { inTransaction, type Tx } from './database/database.ts';
import { findRequest, removeRequest, saveRequest } from './processing-request.ts';

const [mine, later] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it('the end of an order that was replaced leaves the later one', async () => {
  const { rows } = await portal.platform.pool.query<{ customerId: number; serviceId: string }>(
    `select customer_id as "customerId", service_id as "serviceId" from service where service_id = '359888100101'`,
  );
  const service = rows[0]!;
  const inTx = <Value>(work: (tx: Tx) => Promise<Value>) => inTransaction(portal.platform.db, work);
  const now = portal.platform.clock.now();
  await inTx((tx) => saveRequest(tx, { ...service, requestId: later, codes: ['20101'], undo: null, startedAt: now }));
  await inTx((tx) => removeRequest(tx, service, mine));
  expect(await findRequest(portal.platform.db, service, later)).toEqual({ codes: ['20101'], undo: null });
  await inTx((tx) => removeRequest(tx, service, later));
  expect(await findRequest(portal.platform.db, service, later)).toBeNull();
});
