import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { georgisCard, georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { findAutomatic } from './automatic-store.ts';

const automatic = { mode: 'below', below: 5, amount: 10, ceiling: 20, card: georgisCard };
let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(async () => {
  await balance.startOver();
  await balance.georgi.call('PUT', `/balance/${georgisNumber}/auto-top-up`, { body: { automatic } });
});
afterAll(() => balance.close());

async function find() {
  const { rows } = await balance.query('select customer_id from service where service_id = $1', [georgisNumber]);
  const { customer_id: customerId } = rows[0] as { customer_id: number };
  const { db, clock } = balance.portal.platform;
  return findAutomatic(db, { customerId, serviceId: georgisNumber }, sofiaDay(clock.now()));
}

it.each([
  ['paying', true, 1000],
  ['crediting', true, 1000],
  ['credited', false, 1000],
  ['refused', false, 0],
  ['refunded', false, 0],
  ['failed', false, 0],
])('a charge that is %s is under way: %s, and counts %i cents', async (state, is_charging, charged_cents) => {
  await balance.query(
    `insert into top_up (customer_id, service_id, top_up_id, account_id, way, is_automatic, amount_cents, state, created_at)
     select customer_id, service_id, gen_random_uuid(), account_id, 'card', true, 1000, $1, $2 from automatic_top_up`,
    [state, balance.portal.platform.clock.now()],
  );
  expect(await find()).toMatchObject({ is_charging, charged_cents });
});

it('a payer who no longer owns the number does not become its owner by another prepaid number', async () => {
  expect(await find()).toMatchObject({ is_owner: true });
  await balance.query(
    `insert into account_service (account_id, service_id, customer_id, is_owner)
     select automatic.account_id, service.service_id, service.customer_id, true
     from automatic_top_up automatic, service join tariff using (tariff_id)
     where service.service_id <> $1 and service.msisdn_type = 'Mobile' and tariff.is_prepaid
     on conflict do nothing`,
    [georgisNumber],
  );
  await balance.query('update account_service set is_owner = false where service_id = $1', [georgisNumber]);
  expect(await find()).toMatchObject({ is_owner: false });
});
