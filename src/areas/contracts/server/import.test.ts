import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { csv, load } from '#testing/import-folders.ts';
import { contractsImports } from './import.ts';
import { findOpenRefunds } from './open-refund-store.ts';

const [purchases] = contractsImports;

it.each([
  [{ kind: 'top-up', paid_from: 'balance' }, 'kind'],
  [{ kind: 'extra', paid_from: 'card' }, 'paid_from'],
  [{ kind: 'extra', paid_from: 'bill' }, undefined],
])('an imported purchase %j that could never be refunded is refused at %s [FE-001]', (record, field) => {
  expect(purchases!.problemOf?.({ ...purchases!.examples[0], ...record })?.field).toBe(field);
});

describe('a refund result', () => {
  let contracts: ContractsPortal;
  beforeAll(async () => {
    contracts = await openContracts();
    await contracts.withdraw(plamen.package);
  });
  afterAll(() => contracts.close());

  const report = (withdrawal_id: string, pid: string = plamen.pid) =>
    load(contracts.portal.connection, {
      'refund-results.csv': csv({ pid, withdrawal_id, settled_at: '2026-11-20T10:00:00Z' }),
    });
  const unknown = 'refund-results.csv:2 withdrawal_id: is not among the withdrawals of the customer';

  it('of an unknown withdrawal, or of another customer, is refused with its line and field [FE-002]', async () => {
    const { withdrawal_id } = (await contracts.withdrawal(plamen.package))!;
    expect((await report('3f0c2a4e-8a1f-4b7e-9d33-5c1f0a2b7e11')).problems).toEqual([unknown]);
    expect((await report(withdrawal_id, '8307099971')).problems).toEqual([unknown]);
    expect(await contracts.query('select from refund_result')).toEqual([]);
  });

  it('of a customer without numbers is listed by pid, accepted, and settles the withdrawal [FE-002]', async () => {
    const { db } = contracts.portal.platform;
    const pid = '8011119999';
    const customer = { pid, account_type: 'Private', name: 'Без Номер' };
    expect((await load(contracts.portal.connection, { 'customers.csv': csv(customer) })).problems).toEqual([]);
    const other = `jsonb_build_object('customer_id', added.customer_id, 'service_id', null, 'kind', 'document',
      'withdrawal_id', gen_random_uuid())`;
    for (const table of ['purchase', 'withdrawal']) {
      await contracts.query(
        `insert into ${table} select (jsonb_populate_record(${table}, ${other})).* from ${table}, customer_pid added
          where purchase_id = $1 and added.pid = $2`,
        [plamen.package, pid],
      );
    }
    const open = async () =>
      (await findOpenRefunds(db, { hasBalanceSource: true, hasEvents: true })).filter((each) => each.pid === pid);
    const [task] = await open();
    expect(task).toMatchObject({ service_id: null, task: 'end-contract' });
    expect(await report(task!.withdrawal_id, pid)).toMatchObject({ problems: [], counts: [{ new: 1 }] });
    expect(await open()).toEqual([]);
    await contracts.query('delete from refund_result');
  });

  it('of a withdrawal of the customer is accepted [FE-002]', async () => {
    const { withdrawal_id } = (await contracts.withdrawal(plamen.package))!;
    expect(await report(withdrawal_id)).toMatchObject({ problems: [], counts: [{ new: 1 }] });
  });
});
