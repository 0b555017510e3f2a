import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { csv, load } from '#testing/import-folders.ts';
import { contractsImports } from './import.ts';

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

  const report = (withdrawal_id: string, service_id: string = plamen.number) =>
    load(contracts.portal.connection, {
      'refund-results.csv': csv({ service_id, withdrawal_id, settled_at: '2026-11-20T10:00:00Z' }),
    });
  const unknown = 'refund-results.csv:2 withdrawal_id: is not among the withdrawals of the customer';

  it('of an unknown withdrawal, or of another customer, is refused with its line and field [FE-002]', async () => {
    const { withdrawal_id } = (await contracts.withdrawal(plamen.package))!;
    expect((await report('3f0c2a4e-8a1f-4b7e-9d33-5c1f0a2b7e11')).problems).toEqual([unknown]);
    expect((await report(withdrawal_id, '359888100101')).problems).toEqual([unknown]);
    expect(await contracts.query('select from refund_result')).toEqual([]);
  });

  it('of a withdrawal of the customer is accepted [FE-002]', async () => {
    const { withdrawal_id } = (await contracts.withdrawal(plamen.package))!;
    expect(await report(withdrawal_id)).toMatchObject({ problems: [], counts: [{ new: 1 }] });
  });
});
