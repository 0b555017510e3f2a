import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csv, load } from '#testing/import-folders.ts';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let contracts: ContractsPortal;
beforeEach(async () => {
  contracts = await openContracts();
});
afterEach(() => contracts.close());

const [standard, revolution] = ['55270', '55788'] as const;
const day = 24 * 3600;

async function choose(planId: string) {
  const before = planId === standard ? revolution : standard;
  const roaming_tariffs = [
    { tariff_id: before, operation: 'deactivate' },
    { tariff_id: planId, operation: 'activate' },
  ];
  const body = { roaming_tariffs };
  expect(outcomeOf(await contracts.who.call('PATCH', `/roaming/modification/${plamen.number}`, { body }))).toBe('204');
  await contracts.pass(60);
}

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
    await importFile('service-roaming.csv', { service_id: plamen.number, plan_id: revolution, active_count: 0 });
    await contracts.pass(4 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 3 });
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

  it('of an extra that the operator ended', async () => {
    const { used_days, due } = await contracts.preview(plamen.night);
    const file = {
      service_id: plamen.number,
      code: '20121',
      status: 'Inactive',
      period_state: 'Paid',
      price_cents: 199,
    };
    await importFile('service-extras.csv', file);
    await contracts.pass(4 * day);
    expect(await contracts.preview(plamen.night)).toMatchObject({ used_days, due });
  });

  it('also if the same plan was bought again', async () => {
    const purchaseId = await buyMainPlan();
    await choose(standard);
    await contracts.pass(2 * day);
    await choose(revolution);
    await contracts.pass(2 * day);
    expect(await contracts.preview(purchaseId)).toMatchObject({ used_days: 1 });
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
