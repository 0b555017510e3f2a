import { afterAll, beforeAll, expect, it } from 'vitest';
import { sofiaDay } from '#platform/clock.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { readBalanceFacts } from './support-store.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
afterAll(() => balance.close());

async function readFacts() {
  const { db, clock } = balance.portal.platform;
  const { rows } = await balance.query(
    `select customer_id, service_id from service where customer_id =
    (select customer_id from service_number where service_id = $1)`,
    [georgisNumber],
  );
  return readBalanceFacts(db, {
    customerId: rows[0].customer_id as number,
    services: rows.map(({ service_id }) => service_id as string),
    language: 'bg',
    today: sofiaDay(clock.now()),
  });
}

it('support sees the balance of a prepaid number and its last top-ups, and nothing of other services [BA-001]', async () => {
  await balance.start();
  await balance.portal.runDueJobs();
  expect(await readFacts()).toMatchObject([
    { service: georgisNumber, topic: 'balance', facts: [{ label: 'balance', value: 1340 }, { label: 'ends_on' }, {}] },
    {
      service: georgisNumber,
      facts: [{ label: 'top_up', value: 1000 }, {}, { value: 'way_card' }, { value: 'top_up_credited' }],
    },
  ]);
});

it('support sees no balance while none is known', async () => {
  await balance.query('delete from prepaid_balance');
  const facts = await readFacts();
  expect(facts.flatMap((entry) => entry.facts.map(({ label }) => label))).not.toContain('balance');
  expect(facts.filter((entry) => entry.facts.length === 0)).toEqual([]);
});
