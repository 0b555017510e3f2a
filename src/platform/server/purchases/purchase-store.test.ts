import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { inTransaction, type Tx } from '../database/database.ts';
import { recordPurchase, saveEnd, type NewPurchase } from './purchase-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const inTx = (work: (tx: Tx) => Promise<void>) => inTransaction(portal.platform.db, work);
const purchaseOf = (id: number, concludedAt: string): NewPurchase => ({
  customerId: 1,
  purchaseId: `00000000-0000-4000-8000-00000000000${id}`,
  serviceId: '359888100101',
  accountId: null,
  kind: 'extra',
  subject: '20999',
  name: { bg: 'Добавка', en: 'Extra' },
  priceCents: 100,
  per: 'month',
  paidFrom: 'bill',
  paidCents: 0,
  now: new Date(concludedAt),
});

it('what ended on a day leaves a purchase of the same thing on a later day', async () => {
  await inTx((tx) => recordPurchase(tx, purchaseOf(1, '2026-10-01T08:00:00Z')));
  await inTx((tx) => recordPurchase(tx, purchaseOf(2, '2026-11-15T21:59:00Z')));
  await inTx((tx) => recordPurchase(tx, purchaseOf(3, '2026-11-15T22:00:00Z')));
  const thing = { customerId: 1, serviceId: '359888100101', kind: 'extra', subject: '20999' } as const;
  await inTx((tx) => saveEnd(tx, { ...thing, endedOn: '2026-11-15' }));
  const { rows } = await portal.platform.pool.query(
    `select ended_on from purchase where subject = '20999' order by purchase_id`,
  );
  expect(rows).toEqual([{ ended_on: '2026-11-15' }, { ended_on: '2026-11-15' }, { ended_on: null }]);
});
