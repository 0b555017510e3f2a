import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '#platform/errors.ts';
import { openDatabase, type OpenDatabase } from '#platform/server/database/database.ts';
import type { OwnedService } from '#platform/server/http/caller.ts';
import { runOnce } from '#platform/server/idempotency/idempotency.ts';
import { openRoaming, travelling, activate, deactivate, type RoamingPortal } from '#testing/roaming.ts';
import { mainPlanIds } from '../constants.ts';
import { modifyRoaming } from './modify-roaming.ts';

const attempts = 2000;
const connections = 32;
const number = travelling.withPackage;

let radost: RoamingPortal;
let wide: OpenDatabase;
let service: OwnedService;

beforeAll(async () => {
  radost = await openRoaming('radost', { PROVISIONING_SECONDS: '0' });
  wide = openDatabase({ ...radost.portal.connection, max: connections }, () => {});
  const { customer_id: customerId } = await wide.db
    .selectFrom('service_number')
    .select('customer_id')
    .where('service_id', '=', number)
    .executeTakeFirstOrThrow();
  service = { serviceId: number, customerId, isOwner: true, accountType: 'Private' };
});
afterAll(async () => {
  await wide.close();
  await radost.close();
});

const activeMains = async () => {
  const { rows } = await wide.pool.query<{ plan_id: string }>(
    `select plan_id from service_roaming where service_id = $1 and component_type = 'MAIN_TARIFF' and active_count > 0`,
    [number],
  );
  return rows.map(({ plan_id }) => plan_id);
};

it(
  `${attempts} changes of the main plan over ${connections} connections, while the network answers, never leave two main tariffs or none`,
  { tags: 'thousands' },
  async () => {
    let turn = 0;
    let taken = 0;
    const over = new AbortController();
    const seen = new Set<number>();
    const change = async () => {
      while (turn < attempts) {
        const [from, to] = [mainPlanIds.Private[turn % 3]!, mainPlanIds.Private[(turn + 1 + (turn % 2)) % 3]!];
        turn += 1;
        const asked = {
          service,
          accountId: 1,
          tariffs: [deactivate(from), activate(to)],
        };
        const outcome = await runOnce(wide.db, new Date(), null, (tx) =>
          modifyRoaming(radost.portal.platform, tx, asked),
        );
        if (!isRefusal(outcome)) taken += 1;
      }
    };
    const network = async () => {
      while (!over.signal.aborted) await radost.portal.runDueJobs();
    };
    const watch = async () => {
      while (!over.signal.aborted) seen.add((await activeMains()).length);
    };
    const background = [network(), watch()];
    await Promise.all(Array.from({ length: connections - 2 }, change));
    over.abort();
    await Promise.all(background);
    await radost.portal.runDueJobs();
    expect(taken).toBeGreaterThan(10);
    expect([...seen]).toEqual([1]);
    expect(await activeMains()).toHaveLength(1);
  },
);

it('the same check detects a change that is made in two naive steps', async () => {
  const set = (plan: string, count: number) =>
    wide.pool.query(
      `update service_roaming set active_count = $3 where service_id = $1 and plan_id = $2 and component_type = 'MAIN_TARIFF'`,
      [number, plan, count],
    );
  const seen = new Set<number>();
  const over = new AbortController();
  const careless = async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const [active] = await activeMains();
      const next = mainPlanIds.Private[(mainPlanIds.Private.indexOf(active ?? '') + 1) % 3]!;
      if (active) await set(active, 0);
      // The second one conflicts with the active one.
      await set(next, 1).catch(() => undefined);
    }
  };
  const watch = async () => {
    while (!over.signal.aborted) seen.add((await activeMains()).length);
  };
  const watching = watch();
  await Promise.all(Array.from({ length: 8 }, careless));
  over.abort();
  await watching;
  expect(seen).toContain(0);
  const [left] = await activeMains();
  if (!left) await set(mainPlanIds.Private[0]!, 1);
});

it('two main tariffs can never be active, whatever code writes them', async () => {
  const [active] = await activeMains();
  const other = mainPlanIds.Private.find((id) => id !== active)!;
  const insert = wide.pool.query(
    `insert into service_roaming (customer_id, service_id, plan_id, component_type, active_count, activated_on)
     values ($1, $2, $3, 'MAIN_TARIFF', 1, now())
     on conflict (customer_id, service_id, plan_id) do update set active_count = 1, activated_on = now()`,
    [service.customerId, number, other],
  );
  await expect(insert).rejects.toThrow(/service_roaming_one_main_tariff/);
});
