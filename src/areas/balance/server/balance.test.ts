import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centsOf } from '#platform/money.ts';
import { georgisNumber, openBalance, type BalancePortal } from '#testing/balance.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let balance: BalancePortal;
beforeAll(async () => {
  balance = await openBalance();
});
beforeEach(() => balance.startOver());
afterAll(() => balance.close());

describe('the balance of a prepaid number', () => {
  it('is shown with its validity, and what was taken and added, newest first [BA-001, BA-007]', async () => {
    const shown = await balance.read();
    expect(centsOf(shown.balance)).toBe(340);
    expect(shown.valid_until! > shown.today).toBe(true);
    expect(shown.movements[0]).toMatchObject({ kind: 'usage', name: 'Разговори и SMS' });
    expect(shown.movements.some(({ amount }) => centsOf(amount) > 0)).toBe(true);
    const moments = shown.movements.map(({ moved_at }) => moved_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('is asked from the operator’s system when the screen opens [BA-008]', async () => {
    await balance.query('update embedded_balance set balance_cents = 777 where service_id = $1', [georgisNumber]);
    expect(centsOf((await balance.read()).balance)).toBe(777);
  });

  it('is the last known one, marked, while that system is away [BA-008]', async () => {
    await balance.read();
    await balance.query('update embedded_balance set balance_cents = 777');
    await balance.fault('*', 'down');
    await balance.portal.pass(60);
    await balance.signInAgain();
    expect(await balance.read()).toMatchObject({ is_source_away: true, balance: [{ value: 3.4 }, {}] });
    await balance.fault('*', null);
    await balance.portal.pass(60);
    expect(await balance.read()).toMatchObject({ is_source_away: false, balance: [{ value: 7.77 }, {}] });
  });

  it('is refused for a number with bills, and for the number of somebody else [BA-001, BA-006]', async () => {
    const maria = await balance.portal.browser().signIn('maria');
    expect(outcomeOf(await maria.call('GET', '/balance/359888100101'))).toBe('400 EC_Number_Not_Prepaid');
    expect(outcomeOf(await maria.call('GET', `/balance/${georgisNumber}`))).toBe('403 EC_User_Not_Authoried');
  });

  it('that is low is a pending task until it is topped up [BA-001]', async () => {
    const tasks = async () =>
      ((await balance.georgi.call('GET', '/home/overview')).body as { attention: { kind: string }[] }).attention
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'balance-low');
    await balance.query('update embedded_balance set balance_cents = 150');
    await balance.read();
    expect(await tasks()).toEqual(['balance-low']);
    await balance.start();
    await balance.portal.runDueJobs();
    expect(await tasks()).toEqual([]);
  });
});
