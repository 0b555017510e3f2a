import { afterAll, beforeAll, expect, it } from 'vitest';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { claimCredit } from './top-up-store.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
  await balance.startOver();
});
afterAll(() => balance.close());

it('the claim of one credit leaves the others of the number', async () => {
  const { db, clock } = balance.portal.platform;
  const now = clock.now();
  const { rows } = await balance.query(
    `insert into top_up (customer_id, service_id, top_up_id, account_id, way, amount_cents, state, created_at)
     select customer_id, service_id, gen_random_uuid(), account_id, 'card', amount, 'crediting', $2
     from account_service, generate_series(100, 200, 100) amount where service_id = $1 and is_owner
     returning customer_id as "customerId", service_id as "serviceId", top_up_id as "topUpId"`,
    [georgisNumber, now],
  );
  const keys = rows as Parameters<typeof claimCredit>[1][];
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    expect(await claimCredit(db, key, now, 60)).toMatchObject({ top_up_id: key.topUpId, asked_at: null });
    expect(await claimCredit(db, key, now, 60)).toBeNull();
  }
});
