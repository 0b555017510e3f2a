import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upsertRecords } from '#platform/server/import/upsert-records.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { balanceImports } from './import.ts';

let balance: BalancePortal;
beforeAll(async () => {
  // Without a balance source, as an operator that exchanges files.
  balance = await openBalance();
});
beforeEach(async () => {
  await balance.startOver();
  await balance.fault('*', 'down');
});
afterAll(() => balance.close());

type Resource = (typeof balanceImports)[0];
const [balances, movements] = balanceImports as [Resource, Resource];

const load = (kind: Resource, ...records: object[]) =>
  balance.portal.platform.db
    .transaction()
    .execute((tx) => upsertRecords(tx, kind, records, balance.portal.platform.clock.now()));

const after = (minutes: number) =>
  new Date(balance.portal.platform.clock.now().getTime() + minutes * 60_000).toISOString();
const figure = (balance_cents: number, measured_at: string) => ({
  service_id: georgisNumber,
  balance_cents,
  valid_until: '2027-05-01',
  measured_at,
});

describe('an imported balance', () => {
  it('is shown, with its movements [BA-008]', async () => {
    await load(balances, figure(555, after(1)));
    await load(movements, {
      service_id: georgisNumber,
      movement_id: 'F-1',
      kind: 'usage',
      name_bg: 'Разговор',
      name_en: 'Call',
      direction: 'taken',
      amount_cents: 25,
      moved_at: after(1),
    });
    expect(await balance.read()).toMatchObject({ balance: [{ value: 5.55 }, {}], valid_until: '2027-05-01' });
    expect((await balance.read()).movements[0]).toMatchObject({ name: 'Разговор', amount: [{ value: -0.25 }, {}] });
  });

  it('that is older than the known one changes nothing [BA-008]', async () => {
    await load(balances, figure(555, after(-60)));
    expect(await balance.available()).toBe(340);
  });

  it('contains purchases that were carried out ten minutes before it [BA-008, BA-009]', async () => {
    const bought = (confirmedAt: string) =>
      balance.query(
        `insert into balance_purchase select customer_id, service_id, 'P-1', 'extra', '', '', 100, 'confirmed', now(), $1
          from prepaid_balance`,
        [confirmedAt],
      );
    await bought(after(0));
    await load(balances, figure(300, after(9)));
    expect(await balance.available()).toBe(200);
    await load(balances, figure(300, after(10)));
    expect(await balance.available()).toBe(300);
  });

  it('that is low is a pending task [BA-008]', async () => {
    const tasks = async () => (await balance.query(`select from attention where kind = 'balance-low'`)).rowCount;
    await load(balances, figure(199, after(1)));
    expect(await tasks()).toBe(1);
    const others = `select service_id, kind from attention where kind <> 'balance-low' or service_id <> $1 order by 1, 2`;
    const { rows: before } = await balance.query(others, [georgisNumber]);
    expect(before).not.toEqual([]);
    await load(balances, figure(200, after(2)));
    expect(await tasks()).toBe(0);
    expect((await balance.query(others, [georgisNumber])).rows).toEqual(before);
  });

  it('of a number with bills is refused [BA-008]', async () => {
    const outcomes = await load(balances, { ...figure(1, after(1)), service_id: '359888100101' });
    expect(JSON.stringify(outcomes)).toContain('is not a prepaid number');
  });
});
