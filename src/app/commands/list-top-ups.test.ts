import { afterAll, beforeAll, expect, it } from 'vitest';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { listTopUps } from './list-top-ups.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
afterAll(() => balance.close());

it('lists paid top-ups until they are credited, and no others [BA-008]', async () => {
  const { platform } = balance.portal;
  await balance.fault('*', 'down');
  await balance.start({ card: null });
  const { top_up_id } = await balance.start({ amount: 7.5 });
  await balance.portal.runDueJobs();
  const [line, ...others] = (await listTopUps(platform)).split('\n');
  expect(JSON.parse(line!)).toMatchObject({ top_up_id, service_id: georgisNumber, amount_cents: 750 });
  expect(others).toEqual([]);
  await balance.fault('*', null);
  await balance.passAndRun(3600);
  expect(await listTopUps(platform)).toBe('');
});
