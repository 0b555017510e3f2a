import { afterAll, beforeAll, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { newest, openBills, type BillsPortal } from '#testing/bills.ts';
import { readBillFacts } from './support-store.ts';

const number = '359888100101';

let bills: BillsPortal;
let customerId: number;
beforeAll(async () => {
  bills = await openBills();
  const { db } = bills.portal.platform;
  const owner = await db
    .selectFrom('service')
    .select('customer_id')
    .where('service_id', '=', number)
    .executeTakeFirst();
  customerId = owner!.customer_id;
});
afterAll(() => bills.close());

function readFacts(services = [number]) {
  const { db, clock } = bills.portal.platform;
  return readBillFacts(db, { customerId, services, language: 'bg', today: sofiaDay(clock.now()) });
}

it('support sees the open amount of the contract and its last three bills with their state [BL-001]', async () => {
  const [open, ...last] = await readFacts();
  const { pool } = bills.portal.platform;
  const { rows } = await pool.query<{ cents: number }>(
    `select sum(open_cents)::integer as cents from bill where contract_id = 'M1000101'`,
  );
  expect(open).toMatchObject({
    service: number,
    topic: 'bills',
    facts: [{ label: 'open_amount', value: rows[0]!.cents }],
  });
  expect(last).toHaveLength(3);
  expect(last[0]).toMatchObject({
    name: (await bills.bill(newest)).number,
    facts: [{ label: 'total' }, { label: 'due_on' }, { label: 'state', type: 'choice' }],
  });
});

it('support sees a payment with an unknown result until it is known [BL-012]', async () => {
  await bills.start({ amount: 2, card: null });
  const payments = async () => (await readFacts()).filter(({ facts }) => facts[0]?.label === 'payment');
  expect(await payments()).toMatchObject([
    { facts: [{ value: 200 }, { label: 'started_on' }, { label: 'state', value: 'payment_unknown' }] },
  ]);
  const set = (state: string) => bills.portal.platform.pool.query('update card_payment set state = $1', [state]);
  await set('refunding');
  expect(await payments()).toMatchObject([{ facts: [{}, {}, { value: 'payment_refunding' }] }]);
  await set('paid');
  expect(await payments()).toEqual([]);
});

it('support sees nothing of a number of another customer', async () => {
  expect(await readFacts(['359888100301'])).toEqual([]);
});
