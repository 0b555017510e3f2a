import { afterEach, expect, it } from 'vitest';
import { eraseCustomer } from '#areas/profile/erasure/server/erase-customer.ts';
import { enqueueMessage } from '#platform/server/outbox/enqueue-message.ts';
import { openContracts, plamen, statement, type ContractsPortal } from '#testing/contracts.ts';

let contracts: ContractsPortal;
afterEach(() => contracts.close());

it('an erasure deletes the receipts of withdrawals, and no other messages to their address [FE-001]', async () => {
  contracts = await openContracts();
  await contracts.withdraw(plamen.traffic);
  await contracts.portal.runDueJobs();
  const to = { channel: 'email', kind: 'requested', recipient: statement.email } as const;
  const { db, clock } = contracts.portal.platform;
  await db
    .transaction()
    .execute((tx) => enqueueMessage(tx, { ...to, subject: 'another', body: 'another', createdAt: clock.now() }));
  const [customer] = await contracts.query<{ pid: string }>(
    `select pid from customer_pid join service using (customer_id) where service_id = $1`,
    [plamen.number],
  );
  const request = { pid: customer!.pid, isPreview: false, pendingOrders: [] };
  expect(await eraseCustomer(contracts.portal.platform, request)).toMatchObject({ outcome: 'erased' });
  expect((await contracts.mails()).map(({ subject }) => subject)).toEqual(['another']);
});
