import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { entries, openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { said } from '#testing/said.ts';

let codes: SecurityCodePortal;
let maria: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  maria = await codes.portal.browser().signIn('maria');
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('the first code', () => {
  it('comes by SMS, holds once it is confirmed, and is told to the owner [SC-008, SC-009, SC-020, SC-021]', async () => {
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
    expect(said(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe('204');
  });

  it('is not in force before, and no other code is [SC-029]', async () => {
    await post(maria, 'create', { pid: pids.maria, msisdn: '359888100101' });
    const code = await codes.lastCode('359888100101');
    const wrong = code === '111112' ? '111113' : '111112';
    expect(said(await post(maria, 'confirm', { pid: pids.maria, code: wrong }))).toBe('400 EC_Wrong_Verification_Code');
    expect(said(await put(maria, 'change', { pid: pids.maria, old_code: code, new_code: '902817' }))).toBe(
      '400 EC_Wrong_Verification_Code',
    );
    expect(await entries(maria)).toMatchObject([{ has_security_code: false }]);
  });
});
