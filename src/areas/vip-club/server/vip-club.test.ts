import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  it('says whether it is VIP, its vouchers and its quotas [VB-010, VB-011, VB-012, VB-016]', async () => {
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

  it('of somebody who is no VIP has nothing in it [VB-015]', async () => {
    const georgi = await portal.browser().signIn('georgi');
    expect(await club(georgi, pids.georgi)).toMatchObject({ is_vip_client: false, active_vouchers: [], quotas: [] });
  });

  it('leaves out a voucher whose last day is over', async () => {
    await portal.platform.pool.query(`insert into vip_voucher
      select customer_id, '6638600000001', '66386', now() - interval '31 days', (now() - interval '2 days')::date
      from customer_pid where pid = '8307099971'`);
    expect((await club(maria, pids.maria)).active_vouchers.map((each) => each.voucher_code)).toEqual(['66385']);
  });
});
