import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { entries, openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let maria: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  maria = await (await codes.portal.browser().signIn('maria')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('the first code', () => {
  it('is sent by SMS, becomes valid when confirmed, and the owner is notified [SC-008, SC-009, SC-020, SC-021]', async () => {
    expect((await post(maria, 'create', { pid: pids.maria, msisdn: '359888100101' })).status).toBe(202);
    expect(await entries(maria)).toMatchObject([{ has_security_code: false }]);
    const code = await codes.lastCode('359888100101');
    expect(code).toMatch(/^\d{6}$/);
    expect((await post(maria, 'confirm', { pid: pids.maria, code })).status).toBe(204);
    expect(await entries(maria)).toMatchObject([{ has_security_code: true, receiving_method: '359888100101' }]);
    const [mail] = await codes.inbox('maria@demo.abonat.bg');
    expect(mail?.text).toContain('Вече имаш код за сигурност');
    const [sms] = await codes.inbox('359888100101');
    expect(sms?.text).toContain('Вече имаш код за сигурност');
    expect(outcomeOf(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe('204');
  });

  it('of one pid is not accepted for another of the same account and number', async () => {
    const { pool } = codes.portal.platform;
    const business = await codes.customerOf(pids.pekarna);
    const held = `(select account_id from account where username like 'maria@%')`;
    await pool.query(`insert into account_pid (account_id, customer_id) values (${held}, $1)`, [business]);
    const { rows } = await pool.query<{ contract_id: string }>(
      'select contract_id from contract where customer_id = $1',
      [business],
    );
    const msisdn = '359888100101';
    await post(maria, 'create', { pid: pids.maria, msisdn });
    await codes.portal.pass(31);
    const contract = rows[0]!.contract_id;
    expect((await post(maria, 'create', { pid: pids.pekarna, msisdn, contract })).status).toBe(202);
    const code = await codes.lastCode(msisdn);
    expect(outcomeOf(await post(maria, 'confirm', { pid: pids.maria, code }))).toBe('400 EC_Wrong_Verification_Code');
    expect((await post(maria, 'confirm', { pid: pids.pekarna, code })).status).toBe(204);
    await pool.query(`delete from account_pid where account_id = ${held} and customer_id = $1`, [business]);
  });

  it('is not valid before its confirmation, and neither is any other code [SC-029]', async () => {
    await post(maria, 'create', { pid: pids.maria, msisdn: '359888100101' });
    const code = await codes.lastCode('359888100101');
    const wrong = code === '111112' ? '111113' : '111112';
    expect(outcomeOf(await post(maria, 'confirm', { pid: pids.maria, code: wrong }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(outcomeOf(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(await entries(maria)).toMatchObject([{ has_security_code: false }]);
  });
});
