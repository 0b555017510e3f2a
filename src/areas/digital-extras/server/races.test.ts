import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase, type Tx } from '#platform/server/database/database.ts';
import { runOnce } from '#platform/server/idempotency/idempotency.ts';
import { isRefusal } from '#platform/errors.ts';
import { numbers, openExtras, type ExtrasPortal } from '#testing/extras.ts';
import { activateExtras, answerWithoutLock } from './activate-extras.ts';
import { beginChange, extraOf } from './change.ts';
import { findNumber } from './extras-store.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';

const attempts = 10_000;
const connections = 64;
const msisdn = numbers.swapped;
const codes = ['20103', '20105', '20107', '20109', '20101'];

let extras: ExtrasPortal;
let wide: OpenDatabase;
let service: OwnedService;

beforeAll(async () => {
  extras = await openExtras('maria', { PROVISIONING_SECONDS: '0' });
  wide = openDatabase({ ...extras.portal.connection, max: connections }, () => {});
  const { customer_id: customerId } = await wide.db
    .selectFrom('service_number')
    .select('customer_id')
    .where('service_id', '=', msisdn)
    .executeTakeFirstOrThrow();
  service = { serviceId: msisdn, customerId, isOwner: true, accountType: 'Private' };
});
afterAll(async () => {
  await wide.close();
  await extras.close();
});

/** Runs all attempts over all connections and returns how many succeeded. */
async function race(attempt: (turn: number) => Promise<boolean>): Promise<number> {
  let turn = 0;
  let held = 0;
  const worker = async () => {
    while (turn < attempts) if (await attempt(turn++)) held++;
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return held;
}

const taken = async () => {
  const { count } = await wide.db
    .selectFrom('service_extra')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('service_id', '=', msisdn)
    .where('slot', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Each request finishes at once, so that only the positions limit the activations. */
async function activateOne(tx: Tx, code: string) {
  const caller = { accountId: 1, sessionId: 'race' };
  const change = await beginChange(extras.portal.platform, tx, { service, caller, language: 'bg' });
  if (isRefusal(change)) return change;
  const outcome = await activateExtras(change, [code], undefined, new Set());
  await tx.deleteFrom('processing_request').where('service_id', '=', msisdn).execute();
  return outcome;
}

it(
  `${attempts} attempts over ${connections} connections never take more than the three positions [EX-011, EX-116]`,
  { tags: 'thousands' },
  async () => {
    const held = await race(async (turn) => {
      // Like the call: it reads first and locks only if something can be activated.
      const number = await findNumber(extras.portal.platform, service);
      const absent = codes.filter((each) => extraOf({ number }, each)?.status === 'Inactive');
      const code = absent[turn % absent.length]!;
      if (answerWithoutLock(number, [code])) return false;
      const outcome = await runOnce(wide.db, new Date(), null, (tx) => activateOne(tx, code));
      return !isRefusal(outcome) && outcome.status === 202;
    });
    expect([held, await taken()]).toEqual([3, 3]);
  },
);

it('the same race without the lock and the numbered positions exceeds the limit', async () => {
  await wide.pool.query('create table naive_position (n integer generated always as identity)');
  let held = 0;
  const naive = async () => {
    const { rows } = await wide.pool.query<{ count: number }>('select count(*) from naive_position');
    if (rows[0]!.count >= 3) return;
    await wide.pool.query('insert into naive_position default values');
    held++;
  };
  await Promise.all(Array.from({ length: connections }, naive));
  expect(held).toBeGreaterThan(3);
});

it('two extras can never share a position, whatever code writes them', async () => {
  await wide.db.deleteFrom('service_extra').where('service_id', '=', msisdn).execute();
  const row = { customer_id: service.customerId, service_id: msisdn, status: 'InProgress', slot: 1 };
  const insert = (code: string) =>
    wide.db
      .insertInto('service_extra')
      .values({ ...row, code, period_state: 'Free', price_cents: 0 })
      .execute();
  await insert('20103');
  await expect(insert('20104')).rejects.toThrow(/service_extra_customer_id_service_id_slot_key/);
});
