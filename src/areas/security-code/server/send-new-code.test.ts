import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { openSecurityCode, pids, post, put, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let maria: Browser;
let elena: Browser;
let georgi: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  maria = await (await codes.portal.browser().signIn('maria')).stepUp();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
  georgi = await (await codes.portal.browser().signIn('georgi')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('the first code', () => {
  it('can be resent to the requested number [SC-022]', async () => {
    await post(maria, 'create', { pid: pids.maria, msisdn: '359888100102' });
    expect(outcomeOf(await post(maria, 'send-code', { pid: pids.maria }))).toBe('429 EC_Resend_Time_Is_Not_Expired');
    await codes.portal.pass(31);
    expect((await post(maria, 'send-code', { pid: pids.maria })).status).toBe(202);
    expect((await codes.inbox('359888100102')).filter(({ code }) => code)).toHaveLength(2);
    expect((await post(maria, 'confirm', { pid: pids.maria, code: await codes.lastCode('359888100102') })).status).toBe(
      204,
    );
  });
});

describe('a new code', () => {
  it('is sent to the receiving number; the old one stays valid until confirmation [SC-024]', async () => {
    expect((await put(elena, 'reset', { pid: pids.elena })).status).toBe(202);
    const code = await codes.lastCode('359888100301');
    const customer = await codes.customerOf(pids.elena);
    expect(await codes.portal.platform.securityCodes.check(customer, '314159', 'owner')).toEqual({ verified: true });
    expect((await post(elena, 'confirm', { pid: pids.elena, code })).status).toBe(204);
    expect(await codes.portal.platform.securityCodes.check(customer, code, 'owner')).toEqual({ verified: true });
    expect(await codes.portal.platform.securityCodes.check(customer, '314159', 'owner')).toMatchObject({
      refused: 'EC_Wrong_Verification_Code',
    });
  });

  it('is not sent without a receiving number [SC-028]', async () => {
    expect(outcomeOf(await put(georgi, 'reset', { pid: pids.georgi }))).toBe('409 EC_Security_Code_Not_Available');
  });
});
