import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, sofiaDay } from '#platform/clock.ts';
import { openPortal, type Browser, type TestPortal } from '#testing/portal.ts';
import { club, pids } from '#testing/vip-club.ts';
import { generateVoucher } from './generate-voucher.ts';

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

const take = (who: Browser, Pid: string, VoucherCode: string) =>
  who.call('GET', '/a1club/vip/generate-voucher', { query: { Pid, VoucherCode } });

describe('taking a voucher', () => {
  it('gives a number with its code for 30 days, lowers the quota and creates an audit entry and an e-mail [VB-001, VB-017]', async () => {
    const { status, body, headers } = await take(maria, pids.maria, '66386');
    const given = body as { voucher_number: string; voucher_code: string; valid_to: string };
    expect(status).toBe(200);
    expect(given.voucher_number).toMatch(/^66386\d{8}$/);
    expect(given.valid_to).toBe(addDays(sofiaDay(portal.platform.clock.now()), 30));
    expect(headers['cache-control']).toContain('no-store');
    const { quotas, active_vouchers } = await club(maria, pids.maria);
    expect(quotas[1]).toMatchObject({ quota_left: 0 });
    expect(active_vouchers).toContainEqual(expect.objectContaining(given) as object);
    const { rows } = await portal.platform.pool.query<{ subject: string }>(
      `select subject from audit where action = 'vip.generate-voucher'`,
    );
    expect(rows.map(({ subject }) => subject)).toContain(given.voucher_number);
    const inbox = await maria.call('GET', '/dev/inbox', { query: { to: 'maria@demo.abonat.bg' } });
    expect(JSON.stringify(inbox.body)).toContain(given.voucher_number.slice(-4));
  });

  it.each([
    ['bg', 'Твоят VIP ваучер'],
    ['en', 'Your VIP voucher'],
  ])('sends the e-mail in the language of the account: %s', async (language, subject) => {
    const { pool } = portal.platform;
    await pool.query('truncate outbox, sms_part');
    await pool.query(`update account set language = $1 where username = 'maria@demo.abonat.bg'`, [language]);
    await take(maria, pids.maria, '66387');
    const { rows } = await pool.query('select subject from outbox');
    expect(rows).toEqual([{ subject }]);
  });

  it('is refused without a quota left, and to customers who are not VIP', async () => {
    expect((await take(maria, pids.maria, '66385')).body).toMatchObject({ ErrorCode: 'EC_No_Voucher_Quota' });
    await portal.platform.pool.query(`insert into vip_quota select customer_id, '66386', 1, 1, null, 10
      from customer_pid where pid = '5602299925'`);
    const georgi = await portal.browser().signIn('georgi');
    expect((await take(georgi, pids.georgi, '66386')).body).toMatchObject({ ErrorCode: 'EC_No_Voucher_Quota' });
  });

  it.each(['66388', '', 'x'])('of the unknown code %j is an invalid request', async (code) => {
    expect((await take(maria, pids.maria, code)).status).toBe(400);
  });

  it('lowers only the quota of the code and the customer', async () => {
    await take(maria, pids.maria, '66386');
    const { rows } = await portal.platform.pool.query(
      `select pid, voucher_code, quota_left from vip_quota join customer_pid using (customer_id)
       where quota_left < quota_total and pid <> '9005129975' order by voucher_code`,
    );
    expect(rows).toEqual([
      { pid: pids.maria, voucher_code: '66385', quota_left: 0 },
      { pid: pids.maria, voucher_code: '66386', quota_left: 0 },
    ]);
  });

  it('uses a quota that renews with the year in Sofia', async () => {
    const own = await openPortal();
    const left = async (who: Browser) =>
      (await club(who, pids.maria)).quotas.map(({ quota_left: quota, voucher_code: code }) => [code, quota]);
    const secondsTo = (moment: string) => Math.ceil((Date.parse(moment) - own.platform.clock.now().getTime()) / 1000);
    const year = own.platform.clock.now().getUTCFullYear();
    await own.pass(secondsTo(`${year}-12-31T21:59:00Z`));
    expect(await left(await own.browser().signIn('maria'))).toContainEqual(['66385', 0]);
    await own.pass(60);
    const inNewYear = await own.browser().signIn('maria');
    expect(await left(inNewYear)).toContainEqual(['66385', 1]);
    expect(await take(inNewYear, pids.maria, '66385')).toMatchObject({
      status: 200,
      body: { voucher_number: expect.stringMatching(/^66385\d{8}$/) as string },
    });
    expect(await left(inNewYear)).toContainEqual(['66385', 0]);
    expect((await take(inNewYear, pids.maria, '66385')).body).toMatchObject({ ErrorCode: 'EC_No_Voucher_Quota' });
    await own.close();
  });

  it(
    'a thousand times concurrently never exceeds the quota; reading before writing would',
    { tags: 'thousands' },
    async () => {
      const { platform } = portal;
      const { rows } = await platform.pool.query<{ customer_id: number; account_id: number }>(
        `select customer_id, account_id from customer_pid join account_pid using (customer_id) where pid = '8307099971'`,
      );
      const { customer_id: customerId, account_id: accountId } = rows[0]!;
      await platform.pool.query(`update vip_quota set quota_total = 7, quota_left = 7 where voucher_code = '66387'`);
      const taking = { accountId, customerId, voucherCode: '66387' } as const;
      const takes = Array.from({ length: 1000 }, () =>
        platform.db.transaction().execute((tx) => generateVoucher(platform, tx, taking)),
      );
      const given = (await Promise.all(takes)).filter((outcome) => 'status' in outcome);
      expect(given).toHaveLength(7);
      const left = await platform.pool.query(
        `select quota_left from vip_quota where voucher_code = '66387' and customer_id = $1`,
        [customerId],
      );
      expect(left.rows).toEqual([{ quota_left: 0 }]);

      await platform.pool.query('create table naive_quota as select 7 as quota_left');
      const naive = async () => {
        const { rows: seen } = await platform.pool.query<{ quota_left: number }>('select quota_left from naive_quota');
        if ((seen[0]?.quota_left ?? 0) <= 0) return false;
        await platform.pool.query('update naive_quota set quota_left = quota_left - 1');
        return true;
      };
      const naively = (await Promise.all(Array.from({ length: 200 }, naive))).filter(Boolean);
      expect(naively.length).toBeGreaterThan(7);
    },
  );
});
