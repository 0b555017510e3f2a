import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOpenRefunds } from '#areas/contracts/server/open-refund-store.ts';
import { findPurchase, purchaseRow } from '#areas/contracts/server/store.ts';
import { contractsOn, type ContractsPortal } from '#testing/contracts.ts';
import { desislava, openSigningOn } from '#testing/e-signing.ts';
import { startPartner, type PartnerServer } from '#testing/partner-server.ts';
import { openPortal } from '#testing/portal.ts';
import { reportRefund } from '#testing/refund-results.ts';
import { documentPurchases } from '#areas/e-signing/server/withdraw-document.ts';

let operator: PartnerServer;
let contracts: ContractsPortal;
let purchaseId: string;

beforeEach(async () => {
  operator = await startPartner();
  const portal = await openPortal({
    DOCUMENT_EVENTS_URL: `${operator.url}/events`,
    DOCUMENT_EVENTS_TOKEN: 'token-of-the-events',
  });
  const signing = await openSigningOn(portal);
  await signing.switchOn();
  await signing.signByCode(desislava.annex);
  await portal.runDueJobs();
  contracts = await contractsOn(portal, 'desislava');
  purchaseId = (await contracts.newest()).purchase_id;
  operator.asked.length = 0;
  await contracts.withdraw(purchaseId);
});
afterEach(async () => {
  await contracts.close();
  await operator.close();
});

const state = async () => (await contracts.withdrawal(purchaseId))?.state;

async function row() {
  const [{ customer_id: customerId }] = (await contracts.query<{ customer_id: number }>(
    'select customer_id::integer from purchase where purchase_id = $1',
    [purchaseId],
  )) as [{ customer_id: number }];
  return purchaseRow((await findPurchase(contracts.portal.platform.db, { customerId, purchaseId }))!);
}

describe('a withdrawal from a signed contract [FE-001]', () => {
  it('ends when the system of the operator accepts its event, not before', async () => {
    operator.answers.push({ status: 503 });
    await contracts.portal.runDueJobs();
    expect(await state()).toBe('ending');
    for (let turn = 0; turn < 3; turn++) await contracts.pass(120);
    expect(await state()).toBe('ended');
  });

  it('is one event with the id and the time of the withdrawal, also if it is sent again', async () => {
    const seller = documentPurchases(contracts.portal.platform, {
      send: (message) => {
        operator.asked.push({ call: 'send', body: message } as never);
        return Promise.resolve();
      },
    });
    const { withdrawal_id, submitted_at } = (await contracts.withdrawal(purchaseId))!;
    for (let turn = 0; turn < 2; turn++) expect(await seller.end(await row())).toBe('ended');
    const expected = { eventId: withdrawal_id, eventType: 'DocumentWithdrawnEvent', eventTime: submitted_at };
    expect(operator.asked.map(({ body }) => body)).toMatchObject([expected, expected]);
  });

  it('without a system is a task of the operator until its file reports the end', async () => {
    const { platform } = contracts.portal;
    const seller = documentPurchases(platform, null);
    expect(await seller.readUse(platform.db, await row())).toMatchObject({ isActive: true, usedFrom: null });
    const listed = (hasEvents: boolean) => findOpenRefunds(platform.db, { hasBalanceSource: true, hasEvents });
    const { withdrawal_id } = (await contracts.withdrawal(purchaseId))!;
    expect(await seller.end(await row())).toBe('waiting');
    expect(await listed(true)).toEqual([]);
    const [task] = await listed(false);
    expect(task).toMatchObject({ withdrawal_id, task: 'end-contract', amount_cents: 0, pid: desislava.pid });
    operator.answers.push({ status: 503 });
    await reportRefund(contracts.portal, task!.pid, withdrawal_id);
    expect(await seller.end(await row())).toBe('ended');
    expect(await listed(false)).toEqual([]);
  });

  it('of no number is listed with a number of the customer, which its result names', async () => {
    await contracts.query('update purchase set service_id = null where purchase_id = $1', [purchaseId]);
    const { db } = contracts.portal.platform;
    const [task] = await findOpenRefunds(db, { hasBalanceSource: true, hasEvents: false });
    const own = await contracts.query(
      'select from service join customer_pid using (customer_id) where service_id = $1 and pid = $2',
      [task?.service_id, desislava.pid],
    );
    expect(own).toHaveLength(1);
  });

  it('of a document that the portal does not have is also a task of the operator', async () => {
    await contracts.query(`update purchase set subject = 'unknown' where purchase_id = $1`, [purchaseId]);
    await contracts.portal.runDueJobs();
    expect([await state(), operator.asked]).toEqual(['ending', []]);
    const systems = { hasBalanceSource: true, hasEvents: true };
    expect(await findOpenRefunds(contracts.portal.platform.db, systems)).toMatchObject([{ task: 'end-contract' }]);
  });
});
