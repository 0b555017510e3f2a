import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { unused, type PurchaseKind, type PurchaseUse } from '#platform/server/purchases/purchase-kind.ts';
import { csv, load } from '#testing/import-folders.ts';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { outcomeOf } from '#testing/outcome-of.ts';
import { reckonWithdrawal } from './reckon-withdrawal.ts';
import { findPurchase } from './store.ts';

let contracts: ContractsPortal;
beforeEach(async () => {
  contracts = await openContracts();
});
afterEach(() => contracts.close());

const [standard, revolution] = ['55270', '55788'] as const;
const day = 24 * 3600;

async function order(planId: string, before: string = planId === standard ? revolution : standard) {
  const roaming_tariffs = [
    ...(before ? [{ tariff_id: before, operation: 'deactivate' }] : []),
    { tariff_id: planId, operation: 'activate' },
  ];
  const body = { roaming_tariffs };
  expect(outcomeOf(await contracts.who.call('PATCH', `/roaming/modification/${plamen.number}`, { body }))).toBe('204');
}

async function choose(planId: string) {
  await order(planId);
  await contracts.pass(60);
}

const today = () => sofiaDay(contracts.portal.platform.clock.now());
const endOf = async (purchaseId: string) =>
  (
    await contracts.query<{ ended_on: string | null }>('select ended_on from purchase where purchase_id = $1', [
      purchaseId,
    ])
  )[0]!.ended_on;
const reportPlan = (active_count: number, days: object = {}) =>
  importFile('service-roaming.csv', { service_id: plamen.number, plan_id: revolution, active_count, ...days });
const expireOn = (day: string) =>
  contracts.query('update service_roaming set expires_on = $1 where plan_id = $2', [day, revolution]);
const night = { service_id: plamen.number, code: '20121', period_state: 'Paid', price_cents: 199 };

const importFile = async (file: string, ...records: object[]) => {
  const now = contracts.portal.platform.clock.now();
  expect((await load(contracts.portal.connection, { [file]: csv(...records) }, { now })).problems).toEqual([]);
};

/** The purchase of a main plan that costs something. */
async function buyMainPlan(): Promise<string> {
  await contracts.query('update roaming_plan set price_cents = 900 where plan_id = $1', [revolution]);
  await choose(revolution);
  const bought = await contracts.newest();
  expect(bought).toMatchObject({ kind: 'roaming-plan', refusal: null });
  return bought.purchase_id;
}

describe('days of use end with the real end [FE-002]', () => {
  it('of a roaming plan that another one replaced', async () => {
    const purchaseId = await buyMainPlan();
    await contracts.pass(2 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3 });
    await choose(standard);
    const { due } = await contracts.preview(purchaseId);
    await contracts.pass(4 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3, due });
  });

  it('of a roaming plan that the operator ended', async () => {
    const purchaseId = await buyMainPlan();
    await contracts.pass(2 * day);
    await reportPlan(0);
    await contracts.pass(4 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3 });
  });

  it('of a roaming plan that expired, also if it was bought again', async () => {
    const purchaseId = await buyMainPlan();
    await expireOn(addDays(today(), 1));
    await contracts.pass(4 * day);
    const ended = { used_days: 2, leaves_without: null, is_pending: false };
    expect(await contracts.preview(purchaseId)).toMatchObject(ended);
    await order(revolution, '');
    expect(await contracts.preview(purchaseId)).toMatchObject(ended);
    await contracts.pass(60);
    const again = (await contracts.newest()).purchase_id;
    await contracts.pass(day);
    expect(await contracts.preview(purchaseId)).toMatchObject(ended);
    expect(await contracts.preview(again)).toMatchObject({ used_days: 2, leaves_without: 'roaming' });
  });

  it('of a roaming plan whose last day was before the file that reports it', async () => {
    const purchaseId = await buyMainPlan();
    const expires_on = addDays(today(), 1);
    await contracts.pass(4 * day);
    await reportPlan(0, { expires_on });
    expect(await endOf(purchaseId)).toBe(expires_on);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 2 });
  });

  it('of a roaming plan of this number, not of another number of the customer', async () => {
    await contracts.query(
      `insert into service (customer_id, service_id, contract_id, service_type, msisdn_type, tariff_id, activated_on)
        select customer_id, '359888000001', contract_id, service_type, msisdn_type, tariff_id, activated_on
          from service where service_id = $1`,
      [plamen.number],
    );
    await contracts.query(
      `insert into service_roaming (customer_id, service_id, plan_id, component_type, expires_on)
        select customer_id, service_id, $1, 'MAIN_TARIFF', $2 from service where service_id = '359888000001'`,
      [revolution, today()],
    );
    const purchaseId = await buyMainPlan();
    await contracts.pass(2 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3 });
  });

  it('of a plan whose end has no known day: only the first one counts', async () => {
    const purchaseId = await buyMainPlan();
    await contracts.query('update service_roaming set active_count = 0 where plan_id = $1', [revolution]);
    await contracts.pass(4 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 1 });
  });

  it('and on the earlier day, if the area knows one before the day of the report', async () => {
    const purchaseId = await buyMainPlan();
    await expireOn(addDays(today(), 1));
    await contracts.query('update purchase set ended_on = $1 where purchase_id = $2', [
      addDays(today(), 3),
      purchaseId,
    ]);
    await contracts.pass(5 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 2 });
  });

  it('of a roaming package whose last day is over', async () => {
    const { used_days } = await contracts.preview(plamen.package);
    await contracts.pass(9 * day);
    // Its last day is the fourth after today.
    expect(await contracts.preview(plamen.package)).toMatchObject({ used_days: used_days + 4 });
  });

  it('of an extra that ended together with the one it requires', async () => {
    const { used_days, due } = await contracts.preview(plamen.night);
    await contracts.withdraw(plamen.traffic);
    await contracts.pass(60);
    await contracts.pass(4 * day);
    expect(await contracts.statusOf('20121')).toBe('Inactive');
    expect(await contracts.preview(plamen.night)).toMatchObject({ used_days, due });
  });

  it('of a streaming plan that another one replaced, once the new one is active', async () => {
    const call = async (path: string, body: object) =>
      outcomeOf(
        await contracts.who.call('POST', `/digital-extras-swap/extras/${path}`, {
          body: { msisdn: plamen.number, ...body },
        }),
      );
    expect(await call('activate', { codes: ['20029'] })).toBe('202');
    await contracts.pass(60);
    const purchaseId = (await contracts.newest()).purchase_id;
    const nextPlan = { code: '20029', code_to_upgrade_with: '20030' };
    await contracts.pass(2 * day);
    await contracts.fault('provisioning', '20030', 'fails');
    expect(await call('family/upgrade', nextPlan)).toBe('202');
    await contracts.pass(60);
    expect(await endOf(purchaseId)).toBeNull();
    await contracts.fault('provisioning', '20030', null);
    expect(await call('family/upgrade', nextPlan)).toBe('202');
    await contracts.pass(60);
    const { due } = await contracts.preview(purchaseId);
    await contracts.pass(7 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3, due });
  });

  it('of an extra that the operator ended', async () => {
    const { used_days, due } = await contracts.preview(plamen.night);
    await importFile('service-extras.csv', { ...night, status: 'Inactive' });
    await contracts.pass(4 * day);
    expect(await contracts.preview(plamen.night)).toMatchObject({ used_days, due });
  });

  it('also if the same plan was bought again, on a later day or on the same one', async () => {
    const first = await buyMainPlan();
    await contracts.pass(day);
    await choose(standard);
    await order(revolution);
    // Also while the second order is pending.
    const ended = { used_days: 2, leaves_without: null, also_ends: [], is_pending: false };
    expect(await contracts.preview(first)).toMatchObject(ended);
    await contracts.pass(60);
    await contracts.pass(2 * day);
    expect(await contracts.preview(first)).toMatchObject(ended);
    const second = (await contracts.newest()).purchase_id;
    await choose(standard);
    await contracts.pass(2 * day);
    await choose(revolution);
    expect(await contracts.preview(first)).toMatchObject(ended);
    expect(await contracts.preview(second)).toMatchObject({ used_days: 3, leaves_without: null });
  });
});

it('use after a new activation elsewhere is not that of the purchase that had ended [FE-002]', async () => {
  const { db } = contracts.portal.platform;
  const [key] = await contracts.query<{ customer_id: number }>(
    'select customer_id from purchase where purchase_id = $1',
    [plamen.package],
  );
  const found = (await findPurchase(db, { customerId: key!.customer_id, purchaseId: plamen.package }))!;
  const dayAfter = (days: number) => addDays(sofiaDay(new Date(found.concluded_at)), days);
  const purchase = { ...found, ended_on: dayAfter(4) };
  const countedDays = async (used: Partial<PurchaseUse>) => {
    const kind: PurchaseKind = {
      kind: purchase.kind,
      readUse: () => Promise.resolve({ ...unused, ...used }),
      end: () => Promise.resolve('ended'),
    };
    const { use } = await reckonWithdrawal(db, [kind], purchase, today());
    return [use.usedFrom, use.usedTo];
  };
  expect(await countedDays({ usedFrom: dayAfter(5), usedTo: dayAfter(9) })).toEqual([dayAfter(0), dayAfter(4)]);
  expect(await countedDays({ usedFrom: dayAfter(2), usedTo: dayAfter(3) })).toEqual([dayAfter(2), dayAfter(3)]);
  expect(await countedDays({ usedFrom: dayAfter(4), usedTo: null })).toEqual([dayAfter(4), dayAfter(4)]);
});

describe('an end that a file reports [FE-002]', () => {
  it('does not end a purchase of the same day, which the file may not know', async () => {
    const purchaseId = await buyMainPlan();
    const activated_on = today();
    await reportPlan(0);
    expect(await endOf(purchaseId)).toBeNull();
    await contracts.pass(2 * day);
    await reportPlan(1, { activated_on });
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3 });
  });

  it('is taken back by a file that reports the same activation, and not by a new one', async () => {
    const purchaseId = await buyMainPlan();
    const activated_on = today();
    await contracts.pass(day);
    await reportPlan(0);
    const end = await endOf(purchaseId);
    expect(end).toBe(today());
    await contracts.pass(day);
    await reportPlan(0, { activated_on });
    expect(await endOf(purchaseId)).toBe(end);
    await reportPlan(1, { activated_on: today() });
    expect(await endOf(purchaseId)).toBe(end);
    await reportPlan(1, { activated_on });
    expect(await endOf(purchaseId)).toBeNull();
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3, leaves_without: 'roaming' });
  });

  it('is not taken back of a purchase that a later one replaced', async () => {
    const purchaseId = await buyMainPlan();
    const activated_on = today();
    await choose(standard);
    await choose(revolution);
    await reportPlan(1, { activated_on, used_minutes: 5 });
    expect(await endOf(purchaseId)).toBe(activated_on);
  });

  it('of an extra is taken back too', async () => {
    const activated_on = sofiaDay(new Date((await contracts.purchase(plamen.night)).concluded_at));
    await importFile('service-extras.csv', { ...night, status: 'Inactive' });
    expect(await endOf(plamen.night)).toBe(today());
    await importFile('service-extras.csv', { ...night, status: 'Active', activated_on });
    expect(await endOf(plamen.night)).toBeNull();
  });

  it('of a package is saved and taken back too', async () => {
    const [row] = await contracts.query<{ package_id: string; plan_id: string; activated_on: string }>(
      `select package_id, plan_id, activated_on from service_roaming_package join purchase on subject = package_id
        where purchase_id = $1`,
      [plamen.package],
    );
    const report = (status: string) =>
      importFile('service-roaming-packages.csv', { service_id: plamen.number, ...row, status });
    await report('terminated');
    expect(await endOf(plamen.package)).toBe(today());
    await report('active');
    expect(await endOf(plamen.package)).toBeNull();
  });

  it('is not one if the extra was inactive before', async () => {
    await contracts.query(`update service_extra set status = 'Inactive' where service_id = $1 and code = '20121'`, [
      plamen.number,
    ]);
    await importFile('service-extras.csv', { ...night, status: 'Inactive', price_cents: 299 });
    expect(await endOf(plamen.night)).toBeNull();
  });

  it('is not one if the roaming plan was inactive before', async () => {
    const purchaseId = await buyMainPlan();
    await contracts.pass(day);
    await contracts.query('update service_roaming set active_count = 0 where service_id = $1 and plan_id = $2', [
      plamen.number,
      revolution,
    ]);
    await reportPlan(0, { used_minutes: 5 });
    expect(await endOf(purchaseId)).toBeNull();
  });
});

describe('before the confirmation [FE-002]', () => {
  it('of a main roaming plan, the number is said to have no roaming afterwards, and this is so', async () => {
    const purchaseId = await buyMainPlan();
    expect(await contracts.preview(purchaseId)).toMatchObject({ leaves_without: 'roaming' });
    await contracts.withdraw(purchaseId);
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await contracts.withdrawal(purchaseId)).toMatchObject({ state: 'ended' });
    const active = await contracts.query(
      `select from service_roaming where service_id = $1 and component_type = 'MAIN_TARIFF' and active_count > 0`,
      [plamen.number],
    );
    expect(active).toEqual([]);
  });

  it('of a main plan that has been replaced, of a package and of an extra nothing is lost with it', async () => {
    const purchaseId = await buyMainPlan();
    await choose(standard);
    for (const each of [purchaseId, plamen.package, plamen.night]) {
      expect(await contracts.preview(each)).toMatchObject({ leaves_without: null });
    }
  });
});
