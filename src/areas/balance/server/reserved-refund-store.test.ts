import { afterAll, beforeAll, expect, it } from 'vitest';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { findReserved } from './reserved-refund-store.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
afterAll(() => balance.close());

it.each([
  ['ordered', 100],
  ['confirmed', null],
  ['taken', null],
  ['released', null],
])('of a refund that is %s, %s cents are reserved', async (state, cents) => {
  const { rows } = await balance.query(
    `insert into balance_purchase select customer_id, service_id, 'P-' || $1, 'refund', '', '', 100, $1, now(), now()
      from prepaid_balance where service_id = $2 returning customer_id`,
    [state, georgisNumber],
  );
  const service = { customerId: rows[0].customer_id as number, serviceId: georgisNumber };
  expect(await findReserved(balance.portal.platform.db, service, `P-${state}`)).toBe(cents);
});
