import { afterEach, expect, it } from 'vitest';
import { topUpPurchases } from '#areas/balance/server/withdraw-top-up.ts';
import { findOpenRefunds } from '#areas/contracts/server/open-refund-store.ts';
import { findPurchase, purchaseRow } from '#areas/contracts/server/store.ts';
import { contractsOn, openContracts, plamen, type ContractsPortal } from '#testing/contracts.ts';
import { openPortal } from '#testing/portal.ts';
import { reportRefund } from '#testing/refund-results.ts';
import { listRefunds } from './list-refunds.ts';

const georgisNumber = '359888100201';
const georgisCard = '0b7f4c7e-5d0a-4c1f-9a54-6f2c8f0a2201';
let contracts: ContractsPortal;
afterEach(() => contracts.close());

const listed = async () =>
  (await listRefunds(contracts.portal.platform))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const refunds = async (action: string) =>
  (await contracts.query(`select from audit where action = '${action}'`)).length;

it('lists a refund with the bill until the operator reports it, and only then it is returned [FE-001, FE-002]', async () => {
  contracts = await openContracts();
  await contracts.withdraw(plamen.package);
  expect(await listed()).toEqual([]);
  for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
  const { withdrawal_id, refund_state } = (await contracts.withdrawal(plamen.package))!;
  expect(refund_state).toBe('sent');
  expect(await listed()).toMatchObject([
    { withdrawal_id, pid: plamen.pid, service_id: plamen.number, amount_cents: 394, task: 'reduce-bill' },
  ]);
  const { body } = await contracts.who.call('GET', '/home/overview');
  expect(JSON.stringify(body)).not.toContain('withdrawal-running');
  // Another withdrawal, and the same file twice.
  await reportRefund(contracts.portal, plamen.pid, crypto.randomUUID());
  expect(await contracts.withdrawal(plamen.package)).toMatchObject({ refund_state: 'sent' });
  for (let times = 0; times < 2; times++) await reportRefund(contracts.portal, plamen.pid, withdrawal_id);
  expect(await contracts.withdrawal(plamen.package)).toMatchObject({ refund_state: 'done' });
  expect([await listed(), await refunds('contract.refund')]).toEqual([[], 1]);
});

it('lists money that has to be taken from a balance without a source, and takes it by a file alone [FE-001, FE-002]', async () => {
  const portal = await openPortal();
  contracts = await contractsOn(portal, 'georgi');
  const body = { amount: 10, card: georgisCard };
  await contracts.who.call('POST', `/balance/${georgisNumber}/top-ups`, { body });
  await portal.runDueJobs();
  const { purchase_id: purchaseId } = await contracts.newest();
  await contracts.fault('balance', 'deduct', 'down');
  await contracts.withdraw(purchaseId);
  const { withdrawal_id } = (await contracts.withdrawal(purchaseId))!;
  // The source of the demo takes it itself.
  expect(await listed()).toEqual([]);
  const listedWithoutSource = () => findOpenRefunds(portal.platform.db, { hasBalanceSource: false, hasEvents: true });
  expect(await listedWithoutSource()).toMatchObject([
    { withdrawal_id, service_id: georgisNumber, amount_cents: 1000, task: 'take-from-balance' },
  ]);
  const [{ customer_id: customerId }] = (await contracts.query<{ customer_id: number }>(
    'select customer_id::integer from purchase where purchase_id = $1',
    [purchaseId],
  )) as [{ customer_id: number }];
  const purchase = purchaseRow((await findPurchase(portal.platform.db, { customerId, purchaseId }))!);
  const withoutSource = topUpPurchases(portal.platform, null, { smallestCents: 1, largestCents: 100_000 });
  expect(await withoutSource.end(purchase)).toBe('waiting');
  const reserved = () => contracts.query(`select from balance_purchase where kind = 'refund' and state = 'ordered'`);
  expect(await reserved()).toHaveLength(1);
  await reportRefund(portal, (await listedWithoutSource())[0]!.pid, withdrawal_id);
  expect(await withoutSource.end(purchase)).toBe('ended');
  expect([await reserved(), await listedWithoutSource()]).toEqual([[], []]);
});
