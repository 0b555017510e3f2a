import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/server/database/database.ts';
import { openPortal, type TestPortal } from '#testing/portal.ts';
import { beginExtra, moveExtra } from './change-store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const active = () =>
  portal.platform.db
    .selectFrom('service_extra')
    .select(['customer_id', 'service_id', 'code', 'slot', 'status', 'price_cents'])
    .where('status', '=', 'Active')
    .orderBy('service_id')
    .orderBy('code')
    .executeTakeFirstOrThrow();

it('an extra that is not inactive does not start again, also if a rule has missed it', async () => {
  const { db } = portal.platform;
  const before = await active();
  const start = inTransaction(db, (tx) =>
    beginExtra(
      tx,
      { customerId: before.customer_id, serviceId: before.service_id },
      { code: before.code, slot: null, terms: { state: 'Paid', cents: 1, endsOn: null }, replaced: null },
    ),
  );
  await expect(start).rejects.toThrow(/is not inactive/);
  expect(await active()).toEqual(before);
});

it('an extra that has left the expected status does not move', async () => {
  const before = await active();
  const key = { customerId: before.customer_id, serviceId: before.service_id, code: before.code };
  const moved = inTransaction(portal.platform.db, (tx) => moveExtra(tx, key, 'WaitingForDeactivation', 'ended'));
  await expect(moved).rejects.toThrow(/no longer has status/);
  expect(await active()).toEqual(before);
});
