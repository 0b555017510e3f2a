import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { club, pids } from '#testing/vip-club.ts';

let portal: TestPortal;
let maria: Browser;
beforeAll(async () => {
  portal = await openPortal();
  maria = await portal.browser().signIn('maria');
});
afterAll(() => portal.close());
beforeEach(() =>
  portal.platform.pool.query(`update vip_quota set quota_left = quota_total where voucher_code <> '66385'`),
);

describe('the club of a pid', () => {
  it('contains the VIP status, the vouchers and the quotas [VB-010, VB-011, VB-012, VB-016]', async () => {
    const { is_vip_client, active_vouchers, quotas, holder_name } = await club(maria, pids.maria);
    expect([is_vip_client, holder_name]).toEqual([true, 'Мария Иванова']);
    expect(active_vouchers).toMatchObject([
      { voucher_code: '66385', voucher_number: expect.stringMatching(/^66385\d{8}$/) as string },
    ]);
    expect(quotas).toMatchObject([
      { voucher_code: '66385', quota_left: 0, discount_percentage: 20, discount_value_currency: null },
      { voucher_code: '66386', quota_left: 1, discount_percentage: 15, discount_value_currency: null },
      {
        voucher_code: '66387',
        quota_left: 1,
        discount_percentage: null,
        discount_value_currency: [{ currency: 'EUR', value: 10 }, {}],
      },
    ]);
  });

  it('of a customer who is not VIP is empty [VB-015]', async () => {
    const georgi = await portal.browser().signIn('georgi');
    expect(await club(georgi, pids.georgi)).toMatchObject({ is_vip_client: false, active_vouchers: [], quotas: [] });
  });

  it('has a voucher until the end of its last day', async () => {
    const today = sofiaDay(portal.platform.clock.now());
    const numbers = { '6638600000001': addDays(today, -1), '6638600000002': today };
    for (const [number, lastDay] of Object.entries(numbers)) {
      await portal.platform.pool.query(
        `insert into vip_voucher select customer_id, $1, '66386', now() - interval '31 days', $2
         from customer_pid where pid = $3`,
        [number, lastDay, pids.maria],
      );
    }
    const shown = (await club(maria, pids.maria)).active_vouchers.map(({ voucher_number }) => voucher_number);
    expect(shown.filter((number) => number in numbers)).toEqual(['6638600000002']);
  });
});
