import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#testing/portal.ts';
import { openSecurityCode, pids, post, type SecurityCodePortal } from '#testing/security-code.ts';
import { outcomeOf } from '#testing/outcome-of.ts';

let codes: SecurityCodePortal;
let maria: Browser;
let elena: Browser;
let pekarna: Browser;
beforeAll(async () => {
  codes = await openSecurityCode();
  maria = await (await codes.portal.browser().signIn('maria')).stepUp();
  elena = await (await codes.portal.browser().signIn('elena')).stepUp();
  pekarna = await (await codes.portal.browser().signIn('pekarna')).stepUp();
});
beforeEach(() => codes.startOver());
afterAll(() => codes.close());

describe('the first code', () => {
  it('of a business requires its contract, of a person it does not [SC-016, SH-028]', async () => {
    const asked = { pid: pids.pekarna, msisdn: '359888100501' };
    expect(outcomeOf(await post(pekarna, 'create', asked))).toBe('400 EC_Invalid_Request');
    expect(outcomeOf(await post(pekarna, 'create', { ...asked, contract: 'M1000101' }))).toBe(
      '403 EC_Service_Not_Associated_With_Pid',
    );
    expect((await post(pekarna, 'create', { ...asked, contract: 'M2000501' })).status).toBe(202);
    const ofMaria = { pid: pids.maria, msisdn: '359888100101', contract: 'M1000101' };
    expect(outcomeOf(await post(maria, 'create', ofMaria))).toBe('400 EC_Invalid_Request');
  });

  it('is sent only to mobile numbers of the operator, and only once', async () => {
    expect(outcomeOf(await post(maria, 'create', { pid: pids.maria, msisdn: '359999999999' }))).toBe(
      '400 EC_Phone_Is_Not_Eligible',
    );
    expect(outcomeOf(await post(elena, 'create', { pid: pids.elena, msisdn: '359888100301' }))).toBe(
      '409 EC_Already_Active',
    );
  });
});
